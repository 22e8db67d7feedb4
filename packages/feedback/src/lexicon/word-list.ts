/** A list written as running text, one blank or line break between the entries; `_` stands for a space. */
export function wordList(text: string): string[] {
  return text
    .split(/\s+/)
    .filter((entry) => entry !== '')
    .map((entry) => entry.replaceAll('_', ' '));
}
