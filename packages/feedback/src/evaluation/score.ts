import type { RawCorrection } from '../raw-correction.ts';
import type { WrongSentence } from './sets.ts';

type Found = Pick<RawCorrection, 'code' | 'start' | 'end' | 'replacements'>;
/**
 * Applies all corrections to a text. Uses the replacement with the index `choice` of each correction or, if a
 * correction has fewer replacements, its last one.
 */
export function applyAll(text: string, found: readonly Found[], choice = 0): string {
  return found.toReversed().reduce((result, { start, end, replacements }) => {
    const replacement = replacements[Math.min(choice, replacements.length - 1)];
    return replacement === undefined ? result : result.slice(0, start) + replacement + result.slice(end);
  }, text);
}

/**
 * Counts the sentences with any correction, the sentences that the first or the second replacements make right, and
 * the sentences with a correction of the expected error code.
 */
export async function score(cases: readonly WrongSentence[], find: (text: string) => Promise<Found[]>) {
  const result = { found: 0, right: 0, code: 0, missed: [] as string[] };
  for (const { code, wrong, right, also } of cases) {
    const found = await find(wrong);
    const applied = [applyAll(wrong, found), applyAll(wrong, found, 1)];
    const fits = [right, ...also].some((good) => applied.includes(good));
    const hit = found.some((each) => each.code === code);
    if (found.length > 0) result.found++;
    if (fits) result.right++;
    if (hit) result.code++;
    if (!hit || !fits)
      result.missed.push(
        `${code}: ${wrong} ⇒ ${found.length === 0 ? '–' : `${applied[0]} [${found.map((each) => each.code)}]`}`,
      );
  }
  return result;
}
