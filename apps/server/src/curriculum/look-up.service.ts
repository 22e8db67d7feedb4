import type { Meaning, Meanings } from '@pratik/content/meaning/meanings';
import type { AnswerOf, QueryOf } from '@pratik/contract/call';
import type { lookUpWord } from '@pratik/contract/curriculum';
import { printedWord, straightMarks } from '@pratik/text/printed-marks';
import type { Db } from '../platform/db/database.ts';
import { Problem } from '../platform/http/problem.ts';
import type { Dictionary } from './dictionary.ts';
import { spellingsOf } from './fold-english.ts';
import { selectItem } from './items.store.ts';
import type { Item } from './items.ts';
import { noTextWords, selectTextWords, type TextWords } from './look-up.store.ts';

type Answer = AnswerOf<typeof lookUpWord>;

/**
 * Returns the Turkish meaning of a word. When a text and a sentence are given, they determine which of several
 * meanings is returned.
 * @throws Problem not-found when the word is unknown
 */
export type LookUp = (tapped: QueryOf<typeof lookUpWord>) => Promise<Answer>;

const unknown = () => new Problem('not-found');

export const createLookUp = (db: Db, { meanings }: Dictionary): LookUp => {
  return async (tapped) => {
    const [known, text] = await Promise.all([
      meanings(),
      tapped.text === undefined ? noTextWords : selectTextWords(db, tapped.text),
    ]);
    const inPlace = meaningInPlace(known, tapped, text);
    if (inPlace === 'name') return nameAnswer(tapped.word);
    const found = inPlace ?? firstOf(known, spellingsOf(tapped.word), text.glossary);
    if (!found) throw unknown();
    const item = await wordBehind(db, known, found);
    return {
      lemma: printedWord(found.key),
      meaning: found.tr,
      source: found.source,
      pos: item?.body.pos ?? null,
      ipa: item?.body.ipa ?? null,
      levelId: item?.levelId ?? null,
      // Only a meaning from the library has an example. A meaning from the text’s glossary needs no example,
      // because the learner sees the word in the text.
      example: found.source === 'word' ? (item?.body.examples[0] ?? null) : null,
      collocation: found.source === 'word' ? (item?.body.collocation ?? null) : null,
      otherSenses: found.wordId === undefined ? [] : known.otherSenses(found.wordId),
    };
  };
};

/**
 * Returns the meaning that the word has in its sentence; null without a sentence, or when the sentence does not show
 * which meaning applies.
 */
const meaningInPlace = (
  known: Meanings,
  { sentence, at }: QueryOf<typeof lookUpWord>,
  { glossary, names }: TextWords,
): Meaning | 'name' | null =>
  sentence === undefined || at === undefined
    ? null
    : (known.inText(sentence, glossary, names).find(({ start }) => start === at)?.meaning ?? null);

const nameAnswer = (word: string): Answer => ({
  lemma: word,
  meaning: '',
  source: 'name',
  pos: null,
  ipa: null,
  levelId: null,
  example: null,
  collocation: null,
  otherSenses: [],
});

/**
 * Finds the library word for a meaning. A glossary meaning takes part of speech and pronunciation from the library
 * word with the same spelling, if both words are verbs or neither is a verb. A Turkish verb ends in -mek or -mak.
 */
const wordBehind = async (db: Db, known: Meanings, found: Meaning): Promise<Item<'word'> | undefined> => {
  if (found.wordId !== undefined) return selectItem(db, 'word', found.wordId);
  if (found.source !== 'glossary') return undefined;
  const same = known.of(found.key);
  if (same?.wordId === undefined || straightMarks(same.key) !== straightMarks(found.key)) return undefined;
  const item = await selectItem(db, 'word', same.wordId);
  const pos = item?.body.pos;
  return pos === 'phrase' || (pos === 'verb') === /m[ae]k$/.test(found.tr) ? item : undefined;
};

const firstOf = (
  meanings: Meanings,
  spellings: readonly string[],
  glossary: Record<string, string>,
): Meaning | null => {
  for (const spelling of spellings) {
    const found = meanings.of(spelling, glossary);
    if (found) return found;
  }
  return null;
};
