import type { Coverage, ItemKind } from '@pratik/contract/curriculum';
import type { Db } from '../platform/db/database.ts';
import { createDictionary, type Dictionary, type WordInText } from './dictionary.ts';
import {
  countItems,
  type ItemCount,
  type ItemFilter,
  selectItem,
  selectPublished,
  selectQuestions,
  selectVersion,
} from './items.store.ts';
import type { Item } from './items.ts';
import { createLookUp, type LookUp } from './look-up.service.ts';
import { noTextWords, selectTextWords } from './look-up.store.ts';

export type { LevelledWord, WordInText } from './dictionary.ts';
export type { Bodies, Item } from './items.ts';

export type Curriculum = {
  /** Returns the current version of an item in any state: draft, published or retired. */
  item<K extends ItemKind>(kind: K, id: string): Promise<Item<K> | null>;
  /** Returns an item with the body of the given version, for example the version that a learner answered. */
  itemAt<K extends ItemKind>(kind: K, id: string, version: number): Promise<Item<K> | null>;
  /** Returns the published items of a kind, sorted by id. Each condition of the filter narrows the result. */
  published<K extends ItemKind>(kind: K, filter: ItemFilter): Promise<Item<K>[]>;
  /** Returns the published questions of a text, in the author’s order. */
  questionsOf(textKind: 'reading' | 'listening', textId: string): Promise<Item<'question'>[]>;
  /** Returns the number of items by kind, level and state. */
  counts(): Promise<ItemCount[]>;
  /** Returns the number of published items by kind and level. */
  coverage(): Promise<Coverage>;
  lookUp: LookUp;
  wordsIn: Dictionary['wordsIn'];
  wordLevels: Dictionary['wordLevels'];
  /** Returns the words of an English text with their meanings there; with a text id, by the text’s glossary first. */
  meaningsIn(text: string, textId?: string): Promise<WordInText[]>;
};

export const createCurriculum = (db: Db): Curriculum => {
  const dictionary = createDictionary(db);
  return {
    item: async (kind, id) => (await selectItem(db, kind, id)) ?? null,
    async itemAt<K extends ItemKind>(kind: K, id: string, version: number) {
      const [item, then] = await Promise.all([
        selectItem(db, kind, id),
        selectVersion(db, kind, id, version),
      ]);
      return item && then ? { ...item, version, body: then.body as Item<K>['body'] } : null;
    },
    published: (kind, filter) => selectPublished(db, kind, filter),
    questionsOf: (textKind, textId) => selectQuestions(db, textKind, textId),
    counts: () => countItems(db),
    async coverage() {
      const counts = await countItems(db);
      return counts.flatMap(({ kind, levelId, state, count }) =>
        state === 'published' && levelId !== null ? [{ kind, levelId, published: count }] : [],
      );
    },
    lookUp: createLookUp(db, dictionary),
    wordsIn: dictionary.wordsIn,
    wordLevels: dictionary.wordLevels,
    meaningsIn: async (text, textId) =>
      dictionary.meaningsIn(text, textId === undefined ? noTextWords : await selectTextWords(db, textId)),
  };
};
