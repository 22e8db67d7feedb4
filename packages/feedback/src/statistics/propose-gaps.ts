import type { CorrectionCode } from '@pratik/contract/feedback';
import { fillerClass, fillers, gapFeatures } from './gaps.ts';
import { tagIndex } from './part-of-speech.ts';
import type { Proposal } from './proposal.ts';
import type { TaggedSentence } from './sentence.ts';
import { logProbabilities, type Softmax } from './softmax.ts';
import { tagAt } from './view.ts';

const out = new Float64Array(fillers.length);
const articles = new Set(['the', 'a']);
const prepositions = new Set([
  'to',
  'of',
  'in',
  'for',
  'on',
  'at',
  'with',
  'by',
  'from',
  'about',
  'into',
  'as',
]);
const be = new Set(['is', 'are', 'be']);
const possessive = tagIndex.get('POS');
const proper = tagIndex.get('NNP');

/** Whether a learner may have meant the word `to` instead of the word `from`. An empty string means no word. */
function mayReplace(from: string, to: string): boolean {
  if (from === to || to === 'an') return false;
  if (articles.has(from)) return to === '' || articles.has(to);
  if (prepositions.has(from)) return to === '' || prepositions.has(to);
  if (from !== '') return to === '';
  return to !== 'and' && to !== 'my';
}

function codeOf(from: string, to: string): CorrectionCode {
  if (articles.has(from)) return articles.has(to) ? 'other' : 'extra-article';
  if (prepositions.has(from)) return to === '' ? 'extra-preposition' : 'wrong-preposition';
  if (from !== '') return be.has(from) ? 'be-insertion' : 'other';
  if (articles.has(to)) return 'missing-article';
  if (prepositions.has(to)) return 'missing-preposition';
  if (be.has(to)) return 'be-omission';
  return to === 'that' ? 'relative-pronoun' : 'other';
}

/** Returns "an" instead of "a" before a vowel sound. */
export function withSound(article: string, next: string): string {
  if (article !== 'a') return article;
  const vowel = /^(?:[aeio]|u(?!ni|s[eui]|til|k\b|r[aio]))/i.test(next) && !/^(?:one|once|eu)/i.test(next);
  return vowel || /^(?:hour|honest|honou?r|heir|x-ray|mp\b)/i.test(next) ? 'an' : 'a';
}

/** Suggests function words that are missing between two words, and function words to remove or replace. */
export function proposeGaps(model: Softmax, { tokens, view, known }: TaggedSentence): Proposal[] {
  const proposals: Proposal[] = [];
  const isWord = (at: number) =>
    tokens[at] !== undefined && tokens[at].kind !== 'mark' && tokens[at].kind !== 'other';
  const best = (old: number): number => {
    let found = -1;
    for (let c = 0; c < out.length; c++) {
      if (!mayReplace(fillers[old] ?? '', fillers[c] ?? '')) continue;
      if (found < 0 || (out[c] ?? 0) > (out[found] ?? 0)) found = c;
    }
    return found;
  };
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    const next = tokens[at + 1];
    if (token === undefined || !isWord(at)) continue;
    const own = fillerClass(token.lower);
    if (own !== undefined && next !== undefined && isWord(at + 1) && known(at - 1) && known(at + 1)) {
      logProbabilities(model, gapFeatures(view, at - 1, at + 1), out);
      const to = best(own);
      const margin = (out[to] ?? -99) - (out[own] ?? 0);
      const [from, target] = [fillers[own] ?? '', fillers[to] ?? ''];
      if (to >= 0 && margin > 0) {
        const start = token.start;
        const capital = /^\p{Lu}/u.test(token.text);
        const raise = (word: string) => (capital ? word.charAt(0).toUpperCase() + word.slice(1) : word);
        const whole =
          target === ''
            ? { end: next.end, replacement: raise(next.text) }
            : { end: token.end, replacement: raise(withSound(target, next.text)) };
        proposals.push({
          kind: `${from}>${target}`,
          code: codeOf(from, target),
          start,
          ...whole,
          margin,
          from,
          to: target,
        });
      }
    }
    const left = tokens[at - 1];
    if (left === undefined || tagAt(view, at) === possessive) continue;
    if (!known(at - 1) || !known(at) || left.end === token.start) continue;
    if (tagAt(view, at - 1) === proper && tagAt(view, at) === proper) continue;
    logProbabilities(model, gapFeatures(view, at - 1, at), out);
    const to = best(0);
    const target = fillers[to] ?? '';
    const margin = (out[to] ?? -99) - (out[0] ?? 0);
    // Does not insert a word next to the same word.
    if (margin <= 0 || left.lower === target || token.lower === target) continue;
    if (articles.has(target) && fillerClass(token.lower) !== undefined) continue;
    proposals.push({
      kind: `>${target}`,
      code: codeOf('', target),
      start: token.start,
      end: token.end,
      replacement: `${withSound(target, token.text)} ${token.text}`,
      margin,
      from: token.text,
      to: withSound(target, token.text),
    });
  }
  return proposals;
}
