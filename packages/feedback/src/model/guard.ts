import type { CorrectionCode } from '@pratik/contract/feedback';
import { areOpposites } from '../lexicon/opposites.ts';
import { editDistance } from '../text/edit-distance.ts';
import { fold, tokenise } from '../text/tokens.ts';
import { tagWords } from '../transfer/tagger.ts';
import { is, type Word } from '../transfer/word.ts';

/** Error codes whose corrections may replace a content word by another content word. */
const lexical: ReadonlySet<CorrectionCode> = new Set([
  'collocation-transfer',
  'false-friends-and-calques',
  'other',
] as const);

const certain = 0.7;
/**
 * Confidence of a correction that replaces a content word. It is shown as "bir bak" (take a look), because only the
 * learner knows which word fits the intended meaning.
 */
const doubtful = 0.45;

const mostWords = 10;
const mostGrowth = 40;
const mostNewWords = 2;

const personOf: Readonly<Record<string, 'first' | 'second'>> = Object.assign(Object.create(null), {
  ...Object.fromEntries(
    'i me my mine myself we us our ours ourselves'.split(' ').map((word) => [word, 'first'] as const),
  ),
  ...Object.fromEntries(
    'you your yours yourself yourselves'.split(' ').map((word) => [word, 'second'] as const),
  ),
});

const negator = /^(?:no|not|never|nobody|nothing|none|nowhere|neither|nor|cannot|without|.*n't)$/;

/**
 * Returns the confidence in a change by the model. Returns undefined for an unsafe change. A safe change keeps the
 * meaning and uses only words of the learner, their inflected forms and function words. Only for the codes in
 * `lexical`, it may contain up to two new content words, with lower confidence.
 */
export function confidenceIn(code: CorrectionCode, before: string, after: string): number | undefined {
  if (!readable(after) || after.length > before.length + mostGrowth) return undefined;
  const [old, changed] = [wordsOf(before), wordsOf(after)];
  if (old.length > mostWords || changed.length > mostWords) return undefined;
  if (numbers(old) !== numbers(changed)) return undefined;
  if (code === 'capital-letters') return fold(before) === fold(after) ? certain : undefined;
  if (code === 'punctuation') return written(old) === written(changed) ? certain : undefined;
  if (code === 'spelling') return spelling(before, after);
  if (old.some(isNegative) !== changed.some(isNegative) || switchesPerson(old, changed)) return undefined;
  const added = without(changed, old);
  const dropped = without(old, changed);
  if (added.some((one) => dropped.some((other) => turnsAround(one, other)))) return undefined;
  const newWords = added.filter((word) => !isSmall(word));
  const lostWords = dropped.filter((word) => !isSmall(word));
  if (newWords.length === 0 && lostWords.length === 0) return certain;
  if (!lexical.has(code) || newWords.some((word) => is(word, 'unknown'))) return undefined;
  return newWords.length <= mostNewWords && lostWords.length <= mostNewWords ? doubtful : undefined;
}

// Whether a text is one line of letters, digits and simple punctuation, without web addresses, markup or invisible
// characters.
const readable = (text: string) => /^[\p{L}\p{M}\p{N} .,;:!?'’"“”()%€$£₺&/-]*$/u.test(text);

const wordsOf = (text: string) => tagWords(tokenise(text, 0, text.length));
const isWord = (word: Word) => word.kind === 'word';
const numbers = (words: readonly Word[]) =>
  words
    .filter(({ kind }) => kind === 'number' || kind === 'other')
    .map(({ lower }) => lower)
    .sort()
    .join(' ');
const written = (words: readonly Word[]) =>
  words
    .filter(isWord)
    .map(({ lower }) => lower)
    .join(' ');
const isNegative = (word: Word) => negator.test(word.lower);

const isSmall = (word: Word): boolean =>
  is(
    word,
    'determiner',
    'preposition',
    'conjunction',
    'be',
    'have',
    'do',
    'subject',
    'object',
    'possessive',
    'question',
    'modal',
  ) || smallWords.has(word.lower);
const smallWords = new Set(
  `to there been being be much many more most very too enough so such mine yours his hers ours theirs who whom whose
  which that it's i'm you're he's she's we're they're there's not never don't doesn't didn't isn't aren't wasn't
  weren't haven't hasn't hadn't myself yourself himself herself itself ourselves yourselves themselves`.split(
    /\s+/,
  ),
);

/** Returns the base forms of a word, for example "go" for "went", "nurse" for "nurses" and "sister" for "sister's". */
const basesOf = ({ lower, verb, noun }: Word): string[] =>
  [lower, lower.replace(/(?:'s|s'|')$/, ''), lower.replace(/(?:er|est|ly|s)$/, ''), verb, noun].filter(
    (form) => form !== undefined,
  );

/** Returns the words of the first list that have no form in the second list. */
function without(words: readonly Word[], others: readonly Word[]): Word[] {
  const known = new Set(others.filter(isWord).flatMap(basesOf));
  return words.filter((word) => isWord(word) && !basesOf(word).some((form) => known.has(form)));
}

const turnsAround = (one: Word, other: Word): boolean =>
  basesOf(one).some((form) => basesOf(other).some((opposite) => areOpposites(form, opposite)));

/**
 * Whether a change switches between the first and the second person, such as from "I" to "you". Statements about
 * the learner must stay in the first person.
 */
function switchesPerson(old: readonly Word[], changed: readonly Word[]): boolean {
  const persons = (words: readonly Word[]) =>
    new Set(words.map(({ lower }) => personOf[lower.replace(/'.*/, '')]).filter((one) => one !== undefined));
  const [was, now] = [persons(old), persons(changed)];
  return was.size > 0 && (was.size !== now.size || [...was].some((person) => !now.has(person)));
}

/**
 * Returns the confidence of a change that corrects a typing error, that is, a change of at most a third of the
 * letters. Returns undefined for any other change.
 */
function spelling(before: string, after: string): number | undefined {
  const [old, changed] = [fold(before), fold(after)];
  if (/\s/.test(after.trim()) && !/\s/.test(before.trim()) && after.replace(/\s/g, '') !== before)
    return undefined;
  const most = Math.max(1, Math.floor(Math.max(old.length, changed.length) / 3));
  return editDistance(old, changed, most) <= most ? certain : undefined;
}
