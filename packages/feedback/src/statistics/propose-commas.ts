import { commaFeatures } from './commas.ts';
import { tagIndex } from './part-of-speech.ts';
import type { Proposal } from './proposal.ts';
import type { TaggedSentence } from './sentence.ts';
import { logProbabilities, type Softmax } from './softmax.ts';
import { isFiniteVerb, isNoun, tagAt, type View, viewOf } from './view.ts';

const out = new Float64Array(2);
/** Learner texts count as modern non-fiction. */
const genre = 1;
const conjunction = tagIndex.get('CC');
const marks = new Set([',', '.', ':', '"'].map((name) => tagIndex.get(name)));

const greetings = new Set('hi hello hey dear me haha hahaha lol ok okay'.split(' '));
/** Words before which a comma often stands within a sentence. The words before them are not an introductory phrase. */
const asides = new Set('too therefore however though then which who whom whose'.split(' '));
const determiners = new Set(['DT', 'PRP$'].map((name) => tagIndex.get(name)));
const verbTag = tagIndex.get('VB');

/** Whether no comma follows the first words of the sentence, as in "Hi Ada", "Listen to me" and "My brother let …". */
function isNoOpening(view: View, at: number): boolean {
  if (at === 0)
    return greetings.has(view.words[0] ?? '') || tagAt(view, 0) === verbTag || isNoun(tagAt(view, 0));
  return at < 3 && determiners.has(tagAt(view, 0));
}

const preposition = tagIndex.get('IN');

/** The comma after a short phrase such as "In the end" is optional. It is measured on its own. */
const isShort = (view: View, at: number): string =>
  at > 0 &&
  at < 4 &&
  tagAt(view, 0) === preposition &&
  !Array.from(view.tags.subarray(0, at + 1)).some(isFiniteVerb)
    ? ' short'
    : '';

/**
 * Suggests missing commas and commas to remove. The kind of a suggestion names the position: after the first words
 * of the sentence, before a conjunction, or elsewhere.
 */
export function proposeCommas(model: Softmax, { tokens, view }: TaggedSentence): Proposal[] {
  const kept = tokens.map((_, at) => at).filter((at) => tokens[at]?.text !== ',');
  const bare = viewOf(
    kept.map((at) => view.words[at] ?? ''),
    Uint8Array.from(kept, (at) => view.tags[at] ?? 0),
    view.earlier,
  );
  const proposals: Proposal[] = [];
  let last = -1;
  for (let i = 0; i + 1 < kept.length; i++) {
    if (marks.has(bare.tags[i]) || marks.has(bare.tags[i + 1])) continue;
    const left = tokens[kept[i] ?? 0];
    const between = tokens[(kept[i] ?? 0) + 1];
    const right = tokens[kept[i + 1] ?? 0];
    if (left === undefined || between === undefined || right === undefined) continue;
    if (left.kind === 'other' || right.kind === 'other') continue;
    const has = between.text === ',';
    // No comma is suggested before "etc.", where it is optional, nor between numbers that are separated by spaces,
    // which are not sentences.
    if (!has && (right.lower === 'etc' || /^\d+$/.test(left.text))) continue;
    if (!has && last < 0 && isNoOpening(bare, i)) continue;
    logProbabilities(model, commaFeatures(bare, i, i + 1, last, genre), out);
    const margin = ((out[1] ?? 0) - (out[0] ?? 0)) * (has ? -1 : 1);
    if (margin > -2 && (has || right.start > left.end)) {
      const opens = last < 0 && i < 6 && !asides.has(right.lower);
      const inner = asides.has(right.lower) ? `mid ${right.lower}` : 'mid';
      const joins = right.lower === 'and' || right.lower === 'or' ? 'cc' : 'cc but';
      const place =
        bare.tags[i + 1] === conjunction ? joins : opens ? `open${Math.min(i, 2)}${isShort(bare, i)}` : inner;
      proposals.push({
        kind: `comma${has ? '-' : '+'}${place}`,
        code: 'punctuation',
        start: left.start,
        end: has ? between.end : left.end,
        replacement: has ? left.text : `${left.text},`,
        margin,
        from: left.text,
        to: right.text,
      });
    }
    if (has) last = i;
  }
  return proposals;
}
