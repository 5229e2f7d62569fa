// Whether a key is meant for a field or a sheet and not for the table.

/** Where keys write something, or belong to a sheet; nobody writes into a box that is ticked. */
const fields =
  'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select, dialog, [contenteditable]';

export function typing(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  return inField(event);
}

export function inField(event: KeyboardEvent): boolean {
  const at = event.target;
  return at instanceof Element && at.closest(fields) !== null;
}
