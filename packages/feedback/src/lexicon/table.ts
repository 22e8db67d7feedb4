/**
 * Creates a lookup table without inherited properties. With inherited properties, the words "constructor" and
 * "valueOf" in learners’ texts would be found.
 */
export function table<Value>(entries: Record<string, Value>): Readonly<Record<string, Value>> {
  return Object.assign(Object.create(null) as Record<string, Value>, entries);
}
