/** Rows by what they are rows of. */
export const by = <Key extends string, Row extends Record<Key, string>>(rows: Row[], key: Key): Record<Row[Key], Row> =>
  Object.fromEntries(rows.map((row) => [row[key], row])) as Record<Row[Key], Row>;
