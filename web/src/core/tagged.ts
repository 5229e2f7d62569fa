// Values that documents write as `"name"` or `{"name": {…}}`: actions, events, steps, reasons. The name is called the tag.

type Keys<Value> = Value extends string ? never : Extract<keyof Value, string>;
type Distributed<Value> = Value extends unknown ? Keys<Value> : never;

/** Every tag that a value can have. */
export type TagOf<Value> = Extract<Value, string> | Distributed<Value>;

/** A plain name has no body. */
// eslint-disable-next-line @typescript-eslint/no-generated-empty-object-type -- nothing can be read of it
type NoBody = Record<never, never>;

/** What belongs to a tag; nothing for a plain name. */
export type BodyOf<Value, Tag extends TagOf<Value>> =
  | (Tag extends Extract<Value, string> ? NoBody : never)
  // Every string has methods, and one may be called like a tag.
  | (Value extends string ? never : Value extends Record<Tag, infer Body> ? Body : never);

/** A value as its tag and its body, to be told apart by the tag. */
export type Tagged<Value> = { [Tag in TagOf<Value>]: { tag: Tag; body: BodyOf<Value, Tag> } }[TagOf<Value>];

/** Everything that actions, events and the like are made of. */
export type TaggedValue = string | object;

export function tagOf<Value extends TaggedValue>(value: Value): TagOf<Value> {
  return (typeof value === "string" ? value : (Object.keys(value)[0] ?? "")) as TagOf<Value>;
}

export function tagged<Value extends TaggedValue>(value: Value): Tagged<Value> {
  const body: unknown = typeof value === "string" ? {} : (Object.values(value)[0] ?? {});
  return { tag: tagOf(value), body } as Tagged<Value>;
}

/** The body of a value that has this tag; nothing for a value with another one. */
export function bodyOf<Value extends TaggedValue, Tag extends TagOf<Value>>(
  value: Value,
  tag: Tag,
): BodyOf<Value, Tag> | undefined {
  return tagOf(value) === tag ? (tagged(value).body as BodyOf<Value, Tag>) : undefined;
}

/** The tag and the body of a value whose type is not known, such as one that any game may have sent. */
export function untyped(value: unknown): { tag: string; body: Readonly<Record<string, unknown>> } {
  if (typeof value === "string") return { tag: value, body: {} };
  const [tag, body] = (Object.entries(value ?? {})[0] ?? ["", {}]) as [string, Record<string, unknown>];
  return { tag, body };
}
