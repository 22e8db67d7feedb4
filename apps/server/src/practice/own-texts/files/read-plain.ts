/** Shortest and longest length of a line that was broken at the margin, in characters. */
const wrapped = { least: 40, most: 110 };

/**
 * Returns the paragraphs of a plain text. Empty lines separate paragraphs. Lines that were broken at the margin are
 * joined; all other lines are paragraphs of their own.
 */
export const readPlain = (text: string): string[] =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n/)
    .flatMap((block) => {
      const lines = block.split('\n').map((line) => line.trim());
      const full = lines.filter((line) => line !== '').slice(0, -1);
      const isWrapped =
        full.length > 0 && full.every(({ length }) => length >= wrapped.least && length <= wrapped.most);
      return isWrapped ? [lines.join(' ')] : lines;
    });
