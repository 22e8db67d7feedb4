import type { CorrectionCode } from '@pratik/contract/feedback';
import type { Token } from '../text/tokens.ts';
import { articleClass, articleFeatures, articles, phraseHead } from './articles.ts';
import { tagIndex } from './part-of-speech.ts';
import { isPrepositionSite, prepositionClass, prepositionFeatures, prepositions } from './prepositions.ts';
import type { Proposal } from './proposal.ts';
import { withoutWord } from './removal.ts';
import type { TaggedSentence } from './sentence.ts';
import { logProbabilities, type Softmax } from './softmax.ts';
import { tagAt, type View } from './view.ts';

const out = new Float64Array(Math.max(articles.length, prepositions.length));
/** Learner texts count as modern non-fiction. */
const genre = 1;
const infinitive = tagIndex.get('VB');
const proper = tagIndex.get('NNP');
const possessive = tagIndex.get('PRP$');
/** Margin of a change that needs no classifier: no article stands before a possessive, as in "the our". */
const sure = 8;

/** Returns "an" instead of "a" before a vowel sound. */
export function withSound(article: string, next: string): string {
  if (article !== 'a') return article;
  const vowel = /^(?:[aeio]|u(?!ni|s[eui]|til|k\b|r[aio]))/i.test(next) && !/^(?:one|once|eu)/i.test(next);
  return vowel || /^(?:hour|honest|honou?r|heir|x-ray|mp\b)/i.test(next) ? 'an' : 'a';
}

const isWord = (token: Token | undefined): token is Token =>
  token !== undefined && (token.kind === 'word' || token.kind === 'number');

/**
 * How much more probable the best other class is than the learner’s own. The probability of a third class counts
 * as well: if "a" and "the" fit equally, neither is a good suggestion.
 */
const rivals = 0.05;
function bestOther(own: number, size: number): { to: number; margin: number } {
  let to = -1;
  for (let c = 0; c < size; c++) if (c !== own && (to < 0 || (out[c] ?? 0) > (out[to] ?? 0))) to = c;
  const best = Math.exp(out[to] ?? -99);
  const kept = Math.exp(out[own] ?? -99);
  const rest = Math.max(0, 1 - best - kept);
  return { to, margin: Math.log(best) - Math.log(kept + rivals * rest) };
}

type Change = { code: CorrectionCode; from: string; to: string; margin: number };

/** Makes the proposal that inserts, removes or replaces the function word before `next`. */
function proposalOf(word: Token | undefined, next: Token, change: Change): Proposal {
  const { code, from, to, margin } = change;
  const sounded = withSound(to, next.text);
  const common = { kind: `${from}>${to}`, code, margin };
  if (word === undefined)
    return {
      ...common,
      ...{ start: next.start, end: next.end, replacement: `${sounded} ${next.text}` },
      ...{ from: next.text, to: sounded },
    };
  const raised = /^\p{Lu}/u.test(word.text);
  const raise = (text: string) => (raised ? text.charAt(0).toUpperCase() + text.slice(1) : text);
  return to === ''
    ? { ...common, start: word.start, end: next.end, replacement: raise(next.text), from, to }
    : { ...common, start: word.start, end: word.end, replacement: raise(sounded), from, to };
}

/** Suggests articles to insert, to remove or to replace. */
export function proposeArticles(model: Softmax, tagger: Softmax, sentence: TaggedSentence): Proposal[] {
  const { tokens, view, known } = sentence;
  const raw = tokens.map(({ text }) => text);
  return tokens.flatMap((token, at): Proposal[] => {
    if (!isWord(token)) return [];
    const own = articleClass(token.lower) ?? 0;
    const next = own === 0 ? token : tokens[at + 1];
    const left = tokens[at - 1];
    if (!isWord(next) || (own === 0 && articleClass(left?.lower ?? '') !== undefined)) return [];
    if (own === 0 && left !== undefined && left.end === token.start) return [];
    if (articleClass(next.lower) !== undefined) return [];
    if (own !== 0 && tagAt(view, at + 1) === possessive)
      return [
        proposalOf(token, next, { code: 'extra-article', from: articles[own] ?? '', to: '', margin: sure }),
      ];
    const bare: View = own === 0 ? view : withoutWord(view, raw, at, tagger);
    const head = phraseHead(bare, at);
    const shift = own === 0 ? 0 : 1;
    if (head < 0 || !known(at - 1) || !known(at + shift) || !known(head + shift)) return [];
    // No article is added before a word with a capital letter within a sentence, which is usually a name.
    if (own === 0 && at > 0 && /^\p{Lu}/u.test(token.text)) return [];
    logProbabilities(model, articleFeatures(bare, at, head, genre), out);
    const { to, margin } = bestOther(own, articles.length);
    if (margin <= 0) return [];
    const code = own === 0 ? 'missing-article' : to === 0 ? 'extra-article' : 'other';
    const change: Change = { code, from: articles[own] ?? '', to: articles[to] ?? '', margin };
    return [proposalOf(own === 0 ? undefined : token, next, change)];
  });
}

/** Suggests prepositions to insert, to remove or to replace. */
export function proposePrepositions(model: Softmax, tagger: Softmax, sentence: TaggedSentence): Proposal[] {
  const { tokens, view, known } = sentence;
  const raw = tokens.map(({ text }) => text);
  return tokens.flatMap((token, at): Proposal[] => {
    if (!isWord(token)) return [];
    const next = tokens[at + 1];
    const left = tokens[at - 1];
    const word = prepositionClass(token.lower);
    const own = word === undefined || tagAt(view, at + 1) === infinitive ? 0 : word;
    const object = own === 0 ? token : next;
    if (!isWord(object) || (word !== undefined && own === 0)) return [];
    if (own === 0 && (left === undefined || left.end === token.start || !isWord(left))) return [];
    if (own === 0 && prepositionClass(left?.lower ?? '') !== undefined) return [];
    const bare: View = own === 0 ? view : withoutWord(view, raw, at, tagger);
    if (!isPrepositionSite(bare, at, own !== 0)) return [];
    if (!known(at - 1) || !known(own === 0 ? at : at + 1)) return [];
    if (own === 0 && tagAt(view, at - 1) === proper && tagAt(view, at) === proper) return [];
    logProbabilities(model, prepositionFeatures(bare, at, genre), out);
    const { to, margin } = bestOther(own, prepositions.length);
    if (margin <= 0) return [];
    const code = own === 0 ? 'missing-preposition' : to === 0 ? 'extra-preposition' : 'wrong-preposition';
    const change: Change = { code, from: prepositions[own] ?? '', to: prepositions[to] ?? '', margin };
    return [proposalOf(own === 0 ? undefined : token, object, change)];
  });
}
