import { editDistance } from '../text/edit-distance.ts';
import { tokenise } from '../text/tokens.ts';

export type Place = { start: number; end: number };

const boundary = (sentence: string, at: number) =>
  at <= 0 || at >= sentence.length || !/^[\p{L}\p{M}\p{N}]{2}$/u.test(sentence.slice(at - 1, at + 1));

/**
 * Converts curly apostrophes and quotation marks to straight ones, and letters to lower case, without changing any
 * offset.
 */
const plain = (text: string) => text.replace(/[’‘]/g, "'").replace(/[“”]/g, '"').toLowerCase();

function placesOf(sentence: string, wrong: string): Place[] {
  const [text, piece] = [plain(sentence), plain(wrong.trim())];
  // Conversion to lower case can change the length of a text (for example with İ), which would shift the offsets.
  if (text.length !== sentence.length || piece === '') return [];
  const places: Place[] = [];
  for (let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + 1)) {
    const end = at + piece.length;
    if (boundary(sentence, at) && boundary(sentence, end)) places.push({ start: at, end });
  }
  return places;
}

const wordsOf = (text: string) => tokenise(text, 0, text.length).map((token) => token.lower);

// Maximum number of words in a sentence that is compared. The cost grows with the square of the number of words.
const mostWords = 120;

/**
 * Finds the words that the model calls wrong (`wrong`) in the sentence, without a position from the model. If
 * the words occur several times, returns the occurrence whose replacement produces the model’s corrected
 * sentence. Returns undefined if several occurrences are still possible.
 */
export function placeOf(
  sentence: string,
  wrong: string,
  right: string,
  corrected: string,
): Place | undefined {
  const places = placesOf(sentence, wrong);
  if (places.length < 2) return places[0];
  const target = wordsOf(corrected);
  if (target.length === 0 || target.length > mostWords) return undefined;
  const scored = places.slice(0, 12).map((place) => {
    const changed = sentence.slice(0, place.start) + right + sentence.slice(place.end);
    return { place, distance: editDistance(wordsOf(changed), target, mostWords) };
  });
  scored.sort((a, b) => a.distance - b.distance);
  const [best, next] = scored;
  return best && best.distance < (next?.distance ?? Number.POSITIVE_INFINITY) ? best.place : undefined;
}

/**
 * Shortens a replacement by removing the unchanged words at its beginning and end. For an insertion, one
 * neighbouring word remains in the range.
 */
export function trimmed(sentence: string, place: Place, right: string): Place & { right: string } {
  const before = tokenise(sentence, place.start, place.end);
  const after = tokenise(right, 0, right.length);
  let head = 0;
  const shortest = () => Math.min(before.length, after.length) - head;
  while (shortest() > 1 && before[head]?.text === after[head]?.text) head++;
  let tail = 0;
  while (shortest() - tail > 1 && before.at(-1 - tail)?.text === after.at(-1 - tail)?.text) tail++;
  const first = before[head];
  const last = before.at(-1 - tail);
  const [from, to] = [after[head], after.at(-1 - tail)];
  if (!first || !last || !from || !to) return { ...place, right: right.trim() };
  return { start: first.start, end: last.end, right: right.slice(from.start, to.end) };
}
