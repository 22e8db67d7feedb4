import { prepositions } from './rates.ts';

/** A word with its tag. `before` is the tag of the preceding word, `wordBefore` the preceding word. */
export type Place = { word: string; tag: string; before: string; wordBefore: string };

const nounStart = new Set(['NN', 'NNS', 'NNP', 'JJ']);
const noArticleAfter = new Set([
  'DT',
  'PRP$',
  'JJ',
  'NN',
  'NNP',
  'CD',
  'POS',
  'JJR',
  'JJS',
  'W',
  'VBN',
  'NNS',
]);
const pronouns = ['he', 'she', 'it', 'they'];
const oddTime = /^(?:yesterday|tomorrow|last|next|every|here|there|home|this|abroad)$/;
const isBe = /^(?:is|are|am|was|were)$/;
const verbTags = new Set(['VB', 'VBP', 'VBZ', 'VBD', 'VBG', 'VBN']);

/**
 * Returns an unnecessary word that a learner might write before the given word. Returns undefined if chance selects
 * none.
 */
export function extraBefore(
  { word, tag, before, wordBefore }: Place,
  happens: (rate: number) => boolean,
  pick: (list: readonly string[]) => string,
): string | undefined {
  if (nounStart.has(tag) && !noArticleAfter.has(before)) {
    if (happens(tag === 'NNP' ? 0.01 : 0.035)) return 'the';
    if (tag !== 'NNP' && happens(tag === 'NNS' ? 0.004 : 0.02)) return 'a';
  }
  const phrase = nounStart.has(tag) || tag === 'DT' || tag === 'PRP' || tag === 'PRP$';
  if (phrase && verbTags.has(before) && !isBe.test(wordBefore) && happens(0.02)) return pick(prepositions);
  if (oddTime.test(word) && before !== 'IN' && happens(0.05)) return pick(['in', 'at', 'on', 'to', 'for']);
  if (/^(?:that|because|if|when|which|who|and|or|to|than|but)$/.test(word) && before !== ',' && happens(0.03))
    return ',';
  if (before !== ',' && /^\p{L}/u.test(word) && happens(verbTags.has(tag) ? 0.008 : 0.004)) return ',';
  if (tag === 'VB' && before === 'MD' && happens(0.03)) return 'to';
  if (tag === 'VBG' && before === 'IN' && happens(0.01)) return 'to';
  if (tag === 'JJR' && happens(0.04)) return 'more';
  if (
    (tag === 'VBP' || tag === 'VBD') &&
    (before === 'PRP' || before === 'NN' || before === 'NNS') &&
    happens(0.012)
  )
    return pick(['am', 'is', 'are', 'was', 'were']);
  if (
    (before === 'NN' || before === 'NNS' || before === 'NNP') &&
    (tag === 'VBZ' || tag === 'VBD') &&
    happens(0.01)
  )
    return pick(pronouns);
  if (verbTags.has(before) && tag === 'IN' && happens(0.006)) return 'it';
  if (before === ',' && tag === 'PRP' && happens(0.02)) return pick(['and', 'but', 'so']);
  if (/^\p{L}/u.test(word) && happens(0.002))
    return pick(['of', 'to', 'that', 'and', 'is', 'do', 'all', 'one']);
  return undefined;
}
