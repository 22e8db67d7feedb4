/** Creates a lookup table without inherited properties, because learners also write "constructor" and "valueOf". */
export function table<Value>(entries: Record<string, Value>): Readonly<Record<string, Value>> {
  return Object.assign(Object.create(null) as Record<string, Value>, entries);
}
