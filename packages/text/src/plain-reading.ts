/**
 * A normalized text for pattern matching. `starts` and `ends` map each of its UTF-16 code units to offsets in the
 * original text.
 */
export type PlainReading = { text: string; starts: number[]; ends: number[] };

/** Matches invisible characters (soft hyphens, joiners, control characters) and separate combining marks. */
const unseen = /[\p{Cf}\p{M}\p{Cc}]/u;
const dash = /[\p{Pd}\u2212]/u;
const easternDigit = /[\u0660-\u0669\u06f0-\u06f9]/;

const plainOf = (sign: string): string => {
  if (sign >= '!' && sign <= '~') return sign;
  if (unseen.test(sign)) return '';
  if (dash.test(sign)) return '-';
  if (easternDigit.test(sign)) return String(sign.charCodeAt(0) & 15);
  return sign.normalize('NFKC');
};

/** Converts offsets in normalized text to offsets in the original text. */
export const inOriginal = <Piece extends { start: number; end: number }>(
  { starts, ends }: PlainReading,
  piece: Piece,
): Piece => ({ ...piece, start: starts[piece.start] ?? 0, end: ends[piece.end - 1] ?? 0 });

/**
 * Normalizes a text so that numbers are recognised in any notation. Spaces, tabs and line ends become spaces.
 * Full-width and eastern digits become ASCII digits. Dashes become hyphens. Invisible characters are removed. The
 * time is linear.
 */
export const plainReading = (given: string): PlainReading => {
  const starts: number[] = [];
  const ends: number[] = [];
  const parts: string[] = [];
  let afterSpace = false;
  let at = 0;
  for (const sign of given) {
    const end = at + sign.length;
    const isSpace = /\s/.test(sign);
    if (isSpace && afterSpace) ends[ends.length - 1] = end;
    else {
      const plain = isSpace ? ' ' : plainOf(sign);
      for (let unit = 0; unit < plain.length; unit += 1) {
        starts.push(at);
        ends.push(end);
      }
      if (plain !== '') {
        parts.push(plain);
        // Stores whether the text ends with a space. Reading the last character of the growing string instead would
        // copy the string each time.
        afterSpace = plain.endsWith(' ');
      }
    }
    at = end;
  }
  return { text: parts.join(''), starts, ends };
};
