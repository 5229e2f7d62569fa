// Records whose keys are the names of a game.

/** The entries of a record with their names as keys, not just strings. */
export const entriesOf = <Key extends string, Value>(record: Partial<Record<Key, Value>>): [Key, Value][] =>
  Object.entries(record) as [Key, Value][];

/** Rows by what they are rows of. */
export const by = <Key extends string, Row extends Record<Key, string>>(rows: Row[], key: Key): Record<Row[Key], Row> =>
  Object.fromEntries(rows.map((row) => [row[key], row])) as Record<Row[Key], Row>;
