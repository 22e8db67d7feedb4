import type { OpenedListening } from '@pratik/contract/listening';
import type { Curriculum, Item } from '../../curriculum/curriculum.service.ts';
import type { LevelsService } from '../../curriculum/levels/levels.service.ts';
import { recapOf } from '../../curriculum/series.service.ts';
import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { selectLatestDictation } from './dictation.store.ts';
import { listenings } from './listening.store.ts';
import type { ListeningRow } from './listening.tables.ts';
import { coverView, listeningView, questionView } from './listening.view.ts';

export type Opened = {
  /** Returns the script version with which the listening began. @throws Problem not-found */
  scriptOf(row: ListeningRow): Promise<Item<'listening'>>;
  /**
   * Returns everything that the browser shows of a listening: script, questions and answers.
   * @throws Problem not-found
   */
  open(row: ListeningRow): Promise<OpenedListening>;
  openNew(item: Item<'listening'>): Promise<OpenedListening>;
};

type Parts = { db: Db; curriculum: Curriculum; levels: LevelsService };

type Speaker = OpenedListening['text']['speakers'][number];

/** Returns how a speaker’s English differs from British English. The cast is safe, because drafts and library are validated. */
const accentOf = ({ body }: Item<'listening'>, name: string): Speaker['accent'] =>
  (body.accents?.find((one) => one.name === name)?.accent as Speaker['accent'] | undefined) ?? null;

export const createOpened = ({ db, curriculum, levels }: Parts): Opened => {
  const textOf = async (item: Item<'listening'>, showsWords: boolean): Promise<OpenedListening['text']> => ({
    ...coverView(item, (await levels.cefrOf(item)) ?? 'A2'),
    variety: item.body.variety,
    recap: recapOf(item.body),
    speakers: item.body.speakers.map(({ name, voice }) => ({ name, voice, accent: accentOf(item, name) })),
    turns: showsWords ? item.body.turns.map(({ speaker, text }) => ({ speaker, text })) : null,
    retired: item.state !== 'published',
  });

  const scriptOf = async (row: ListeningRow) => {
    const item = await curriculum.itemAt('listening', row.text_id, row.text_version);
    if (!item) throw new Problem('not-found');
    return item;
  };

  return {
    scriptOf,
    async open(row) {
      const item = await scriptOf(row);
      const [text, questions, answers, dictation] = await Promise.all([
        textOf(item, row.finished_at !== null || row.script_shown_at !== null),
        Promise.all(row.questions.map(({ id, version }) => curriculum.itemAt('question', id, version))),
        listenings.selectAnswers(db, row.id),
        selectLatestDictation(db, row.id),
      ]);
      return {
        text,
        listening: listeningView(row),
        questions: questions
          .filter((question) => question !== null)
          .map((question) =>
            questionView(
              item,
              question,
              answers.find((answer) => answer.question_id === question.id),
            ),
          ),
        dictation: dictation
          ? {
              finished: dictation.finished_at !== null,
              rightWords: dictation.right_words,
              allWords: dictation.all_words,
            }
          : null,
      };
    },
    openNew: async (item) => ({
      text: await textOf(item, false),
      listening: null,
      questions: [],
      dictation: null,
    }),
  };
};
