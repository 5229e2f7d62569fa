// Whether a key is meant for a field or a sheet and not for the table.

export function typing(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  return inField(event);
}

export function inField(event: KeyboardEvent): boolean {
  const at = event.target;
  return at instanceof Element && at.closest("input, textarea, select, dialog, [contenteditable]") !== null;
}
