/** A lookup table without inherited entries: learners write "constructor" and "valueOf" too. */
export function table<Value>(entries: Record<string, Value>): Readonly<Record<string, Value>> {
  return Object.assign(Object.create(null) as Record<string, Value>, entries);
}
