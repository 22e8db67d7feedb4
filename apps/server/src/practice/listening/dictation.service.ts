import { diffOf } from '@pratik/content/compare/diff';
import type { AnswerOf, BodyOf } from '@pratik/contract/call';
import type {
  answerDictation,
  getDictation,
  OpenedDictation,
  startDictation,
} from '@pratik/contract/dictation';
import type { LevelsService } from '../../curriculum/levels/levels.service.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { SignedInUser } from '../../platform/http/caller.ts';
import { Problem } from '../../platform/http/problem.ts';
import { difficultyOf, type Progress } from '../../progress/progress.service.ts';
import { dictatedSentences } from './dictation/sentences.ts';
import {
  insertDictation,
  insertWritten,
  lockDictation,
  selectDictation,
  selectLatestDictation,
  selectWritten,
  updateDictation,
} from './dictation.store.ts';
import { listenings } from './listening.store.ts';
import type { DictationRow, ListeningRow } from './listening.tables.ts';
import { dictatedView } from './listening.view.ts';
import type { Opened } from './opened.service.ts';
import { sentencesOf } from './script.ts';

export type Dictations = {
  /** Returns the last dictation of a script, and the id of the listening from which a new dictation can start. */
  get(user: SignedInUser, textId: string): Promise<AnswerOf<typeof getDictation>>;
  /**
   * Starts a dictation from a finished listening. When a dictation is already open, returns it unchanged.
   * @throws Problem not-found
   */
  start(user: SignedInUser, wish: BodyOf<typeof startDictation>): Promise<OpenedDictation>;
  /**
   * Stores the learner’s first text for a sentence; a later text is ignored. The last sentence finishes the
   * dictation.
   * @throws Problem not-found
   */
  answer(user: SignedInUser, given: BodyOf<typeof answerDictation>): Promise<OpenedDictation>;
};

type Parts = { db: Db; clock: Clock; levels: LevelsService; progress: Progress; opened: Opened };

/**
 * Weight of a dictated sentence as evidence of ability when the learner used no hint; one dictation has up to six
 * sentences.
 */
const weight = 0.5;
const weightHinted = 0.25;

export const createDictations = ({ db, clock, levels, progress, opened }: Parts): Dictations => {
  const open = async (row: DictationRow, listening: ListeningRow): Promise<OpenedDictation> => {
    const [item, written] = await Promise.all([opened.scriptOf(listening), selectWritten(db, row.id)]);
    const sentences = sentencesOf(item.body);
    return {
      id: row.id,
      listeningId: listening.id,
      text: { id: item.id, title: item.title, levelId: listening.level_id },
      sentences: row.sentences.map((number) =>
        dictatedView(
          number,
          sentences[number] ?? '',
          written.find(({ sentence }) => sentence === number),
        ),
      ),
      finished: row.finished_at !== null,
    };
  };

  const cefrOf = async ({ level_id }: ListeningRow) => (await levels.cefrOf({ levelId: level_id })) ?? 'A2';

  const own = async (user: SignedInUser, listeningId: string): Promise<ListeningRow> => {
    const listening = await listenings.select(db, listeningId, user.id);
    if (!listening) throw new Problem('not-found');
    return listening;
  };

  return {
    async get(user, textId) {
      const listening = await listenings.selectLastOf(db, user.id, textId);
      if (!listening) return { dictation: null, listeningId: null };
      const row = await selectLatestDictation(db, listening.id);
      return { dictation: row ? await open(row, listening) : null, listeningId: listening.id };
    },

    async start(user, { dictationId, listeningId }) {
      const listening = await own(user, listeningId);
      // A finished listening is required, because a dictation would reveal the words of the script before the
      // questions are answered.
      if (listening.finished_at === null) throw new Problem('not-found');
      const again = await selectDictation(db, dictationId, user.id);
      if (again) return open(again, listening);
      const latest = await selectLatestDictation(db, listeningId);
      if (latest && latest.finished_at === null) return open(latest, listening);
      const { body } = await opened.scriptOf(listening);
      const sentences = dictatedSentences(sentencesOf(body), await cefrOf(listening));
      if (sentences.length === 0) throw new Problem('not-found');
      await db.transaction().execute(async (tx) => {
        const now = clock.now();
        await progress.recordActivity(tx, user, { kind: 'listening', beginning: true }, now);
        await insertDictation(tx, {
          id: dictationId,
          user_id: user.id,
          listening_id: listeningId,
          sentences,
          started_at: now,
        });
      });
      const row = await selectLatestDictation(db, listeningId);
      if (!row) throw new Problem('not-found');
      return open(row, listening);
    },

    async answer(user, { dictationId, sentence, text, hinted }) {
      const known = await selectDictation(db, dictationId, user.id);
      if (!known?.sentences.includes(sentence)) throw new Problem('not-found');
      const listening = await own(user, known.listening_id);
      const [{ body }, cefr] = await Promise.all([opened.scriptOf(listening), cefrOf(listening)]);
      const { right, all } = diffOf(sentencesOf(body)[sentence] ?? '', text);
      const row = await db.transaction().execute(async (tx) => {
        const now = clock.now();
        const locked = await lockDictation(tx, dictationId, user.id);
        if (!locked) throw new Problem('not-found');
        const isNew = await insertWritten(tx, {
          dictation_id: locked.id,
          sentence,
          given: text,
          hinted,
          right_words: right,
          all_words: all,
          answered_at: now,
        });
        if (!isNew) return locked;
        const isLast = (await selectWritten(tx, locked.id)).length === locked.sentences.length;
        const activity = { kind: 'listening', words: all, turns: isLast ? 1 : 0 } as const;
        await progress.recordActivity(tx, user, activity, now);
        const evidence = {
          skill: 'listening',
          difficulty: difficultyOf(cefr),
          score: all === 0 ? 1 : right / all,
          weight: hinted ? weightHinted : weight,
        } as const;
        await progress.recordEvidence(tx, user.id, evidence, now);
        return updateDictation(tx, locked.id, {
          right_words: locked.right_words + right,
          all_words: locked.all_words + all,
          last_at: now,
          ...(isLast ? { finished_at: now } : {}),
        });
      });
      return open(row, listening);
    },
  };
};
