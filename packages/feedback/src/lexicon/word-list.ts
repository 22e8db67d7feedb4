/** Splits a text into entries at spaces and line breaks. `_` represents a space within an entry. */
export function wordList(text: string): string[] {
  return text
    .split(/\s+/)
    .filter((entry) => entry !== '')
    .map((entry) => entry.replaceAll('_', ' '));
}
