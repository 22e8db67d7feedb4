import { GAP } from '@pratik/content/kinds/cloze';
import type { CheckQuestion } from '@pratik/contract/path';
import type { GapOutcome } from '@pratik/contract/vocabulary-gaps';
import type { Curriculum, Item } from '../../curriculum/curriculum.service.ts';
import { judgeCloze, judgeGap } from '../../curriculum/judge-gap.service.ts';
import type { UnitItem } from '../../curriculum/path/units.service.ts';
import { gapOf } from '../../curriculum/word-gap.service.ts';
import { hash } from '../../platform/spaced-repetition/draw.ts';
import type { AskedItem } from './path.tables.ts';

/** A question of a unit check, with its right answers. */
export type Asked = Omit<CheckQuestion, 'number'> & { answers: readonly string[]; why: string };

/** Maximum number of a unit’s words from which a check chooses. */
const mostWords = 60;
const wrongOptions = 3;

/** Converts the items that a unit teaches to questions with a gap, and judges the answers. */
export const createCheckItems = (curriculum: Curriculum) => {
  const wordsOf = async (unit: UnitItem): Promise<Item<'word'>[]> => {
    const items = await Promise.all(unit.body.words.map((id) => curriculum.item('word', id)));
    return items.flatMap((item) => (item?.state === 'published' && wordGap(item) ? [item] : []));
  };

  const clozesOf = async (unit: UnitItem): Promise<Item<'cloze'>[]> => {
    const lessons = await Promise.all(unit.body.lessons.map((id) => curriculum.item('grammar-lesson', id)));
    const ids = new Set(lessons.flatMap((lesson) => lesson?.body.clozes ?? []));
    const items = await Promise.all([...ids].map((id) => curriculum.item('cloze', id)));
    return items.flatMap((item) => (item?.state === 'published' ? [item] : []));
  };

  return {
    /**
     * Returns the items that a check of the unit can ask. When the unit has more words than the maximum, the seed
     * determines which words are included.
     */
    async of(unit: UnitItem, seed: string): Promise<AskedItem[]> {
      const [clozes, words] = await Promise.all([clozesOf(unit), wordsOf(unit)]);
      const chosen = words
        .toSorted((a, b) => hash(`${seed} ${a.id}`) - hash(`${seed} ${b.id}`))
        .slice(0, mostWords);
      return [...clozes, ...chosen].map(({ kind, id, version }) => ({ kind, id, version }));
    },

    /** Returns the question for a version of an item; null when this version has no question. */
    async ask({ kind, id, version }: AskedItem, unit: UnitItem | undefined): Promise<Asked | null> {
      if (kind === 'cloze') {
        const item = await curriculum.itemAt('cloze', id, version);
        return item && clozeQuestion(item);
      }
      const item = await curriculum.itemAt('word', id, version);
      return item && wordQuestion(item, unit ? await wordsOf(unit) : []);
    },

    async judge(
      { kind, id, version }: AskedItem,
      answers: readonly string[],
      answer: string,
    ): Promise<GapOutcome> {
      const cloze = kind === 'cloze' ? await curriculum.itemAt('cloze', id, version) : null;
      return cloze
        ? judgeCloze(curriculum, cloze.body, answer)
        : judgeGap({ answers, wrong: [], strict: false }, answer, async (word) => isWord(curriculum, word));
    },
  };
};

const isWord = async (curriculum: Curriculum, word: string): Promise<boolean> =>
  curriculum.lookUp({ word }).then(
    () => true,
    () => false,
  );

const clozeQuestion = ({ body }: Item<'cloze'>): Asked => {
  const [before = '', after = ''] = body.text.split(GAP);
  const { tr, answers, why, choice } = body;
  return { about: 'grammar', before, after, tr, options: [...choice.options], answers, why };
};

/**
 * Returns the example sentence of a word with a gap for the word. The second example is preferred, because the word
 * card shows the first.
 */
const wordGap = ({ body }: Item<'word'>) =>
  [body.examples[1], body.examples[0]]
    .flatMap((example) => {
      const gap = example && gapOf({ word: body.word, pos: body.pos, sentence: example.en });
      return gap ? [{ ...gap, tr: example.tr }] : [];
    })
    .at(0);

/**
 * Returns the question for a word. The learner chooses from options when the gap contains the dictionary form of the
 * word. Otherwise the options would reveal the answer, so the learner types it.
 */
const wordQuestion = (item: Item<'word'>, words: readonly Item<'word'>[]): Asked | null => {
  const gap = wordGap(item);
  if (!gap) return null;
  const { word, pos, also } = item.body;
  const isPlain = gap.answer.toLowerCase() === word.toLowerCase();
  const others = words
    .filter((other) => other.body.pos === pos && other.body.word !== word)
    .filter((other) => !also.includes(other.body.word))
    .toSorted((a, b) => hash(`${item.id} ${a.id}`) - hash(`${item.id} ${b.id}`))
    .slice(0, wrongOptions)
    .map((other) => other.body.word);
  const options =
    isPlain && others.length === wrongOptions
      ? [word, ...others].toSorted((a, b) => hash(`${item.id}/${a}`) - hash(`${item.id}/${b}`))
      : [];
  const { before, after, tr, answer } = gap;
  const answers = isPlain ? [word, ...also] : [answer];
  return { about: 'words', before, after, tr, options, answers, why: '' };
};
