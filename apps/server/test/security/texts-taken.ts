/** The subset of JSON Schema that the contract’s calls use. */
export type Schema = {
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  type?: string;
  minimum?: number;
};

/** An input value that contains a test text at `path`. */
export type Placed = { value: unknown; path: readonly PropertyKey[] };

/** Returns, for each text field of a schema, a valid value that contains `text` only in this field. */
export const placesFor = (text: string, schema: Schema): Placed[] => {
  const { enum: choices, anyOf, oneOf, properties, additionalProperties: rest, items, type } = schema;
  if ('const' in schema || choices) return [];
  const ways = anyOf ?? oneOf;
  if (ways) return ways.flatMap((way) => placesFor(text, way));
  const within = (name: PropertyKey, inner: Schema, wrap: (value: unknown) => unknown): Placed[] =>
    placesFor(text, inner).map(({ value, path }) => ({ value: wrap(value), path: [name, ...path] }));
  if (properties) {
    const others = plainOf(schema) as object;
    return Object.entries(properties).flatMap(([name, inner]) =>
      within(name, inner, (value) => ({ ...others, [name]: value })),
    );
  }
  if (type === 'array') return within(0, items ?? {}, (value) => [value]);
  if (type === 'object') return typeof rest === 'object' ? within('x', rest, (value) => ({ x: value })) : [];
  return type === 'string' ? [{ value: text, path: [] }] : [];
};

/** Returns a value that matches a schema. Text formats are ignored. */
const plainOf = (schema: Schema): unknown => {
  const { enum: choices, anyOf, oneOf, properties, items, type, minimum } = schema;
  if ('const' in schema) return schema.const;
  if (choices) return choices[0];
  const [way] = anyOf ?? oneOf ?? [];
  if (way) return plainOf(way);
  if (properties) {
    return Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, plainOf(inner)]));
  }
  if (type === 'array') return [plainOf(items ?? {})];
  if (type === 'object') return {};
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return minimum ?? 1;
  return type === 'string' ? 'abcdef' : null;
};
