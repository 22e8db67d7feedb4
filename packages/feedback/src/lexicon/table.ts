/**
 * Creates a lookup table without inherited properties. Otherwise, words in learners’ texts such as "constructor"
 * and "valueOf" would be found in the table.
 */
export function table<Value>(entries: Record<string, Value>): Readonly<Record<string, Value>> {
  return Object.assign(Object.create(null) as Record<string, Value>, entries);
}
