/**
 * Creates a look-up table without inherited properties. In a table with inherited properties, words in
 * learners’ texts such as "constructor" and "valueOf" would be found.
 */
export function table<Value>(entries: Record<string, Value>): Readonly<Record<string, Value>> {
  return Object.assign(Object.create(null) as Record<string, Value>, entries);
}
