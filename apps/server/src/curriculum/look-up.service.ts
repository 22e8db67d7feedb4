import { createMeanings, type Meaning, type Meanings } from '@pratik/content/meaning/meanings';
import type { AnswerOf } from '@pratik/contract/call';
import type { lookUpWord } from '@pratik/contract/curriculum';
import type { Db } from '../platform/db/database.ts';
import { Problem } from '../platform/http/problem.ts';
import { spellingsOf } from './fold-english.ts';
import { selectItem } from './items.store.ts';
import { selectFunctionWords, selectGlossary, selectKnownWords, selectWordsStamp } from './look-up.store.ts';

/**
 * The Turkish of a running word, in a text where one is named.
 * @throws Problem not-found, in words for the learner, when nothing is known of it
 */
export type LookUp = (word: string, textId?: string) => Promise<AnswerOf<typeof lookUpWord>>;

const unknown = () =>
  new Problem('not-found', {
    detail: 'Bu kelime sözlüğümüzde yok. Anlamını cümlenin gelişinden çıkarmayı deneyebilirsiniz.',
  });

export const createLookUp = (db: Db): LookUp => {
  const meanings = keptMeanings(db);
  return async (word, textId) => {
    const [known, glossary] = await Promise.all([
      meanings(),
      textId === undefined ? {} : selectGlossary(db, textId),
    ]);
    const found = firstOf(known, spellingsOf(word), glossary);
    if (!found) throw unknown();
    const item = found.wordId === undefined ? undefined : await selectItem(db, 'word', found.wordId);
    return {
      lemma: found.key,
      meaning: found.tr,
      source: found.source,
      pos: item?.body.pos ?? null,
      ipa: item?.body.ipa ?? null,
      levelId: item?.levelId ?? null,
      example: item?.body.examples[0] ?? null,
    };
  };
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

/** The dictionary, made once and again when a word changed, by whichever process. */
const keptMeanings = (db: Db): (() => Promise<Meanings>) => {
  let kept: { stamp: string; meanings: Promise<Meanings> } | undefined;
  return async () => {
    const stamp = await selectWordsStamp(db);
    if (kept?.stamp !== stamp) kept = { stamp, meanings: made(db) };
    const { meanings } = kept;
    meanings.catch(() => {
      if (kept?.meanings === meanings) kept = undefined;
    });
    return meanings;
  };
};

const made = async (db: Db): Promise<Meanings> => {
  const [words, functionWords] = await Promise.all([selectKnownWords(db), selectFunctionWords(db)]);
  return createMeanings({ words, functionWords: new Map(functionWords.map(({ word, tr }) => [word, tr])) });
};
