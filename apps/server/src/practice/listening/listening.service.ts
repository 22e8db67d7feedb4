import type { AnswerOf, BodyOf } from '@pratik/contract/call';
import type {
  answerListeningQuestion,
  listListenings,
  OpenedListening,
  reportListening,
  startListening,
} from '@pratik/contract/listening';
import { markAnswer } from '../../curriculum/asked-question.service.ts';
import type { Curriculum } from '../../curriculum/curriculum.service.ts';
import type { LevelsService } from '../../curriculum/levels/levels.service.ts';
import { finishedView } from '../../curriculum/sittings/sittings.service.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { SignedInUser } from '../../platform/http/caller.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Speech } from '../../platform/speech/speech.ts';
import { type Progress, questionOn } from '../../progress/progress.service.ts';
import { type Audio, createAudio } from './audio.service.ts';
import { type Choices, createChoices } from './choices.service.ts';
import { createDictations, type Dictations } from './dictation.service.ts';
import { selectLastDictations } from './dictation.store.ts';
import { listenings } from './listening.store.ts';
import type { ListeningRow } from './listening.tables.ts';
import { createOpened } from './opened.service.ts';

export type ListeningService = Choices &
  Audio & {
    dictations: Dictations;
    /**
     * Returns a script with the open listening of the user, otherwise with the last listening.
     * @throws Problem not-found
     */
    get(user: SignedInUser, textId: string): Promise<OpenedListening>;
    /**
     * Starts a listening. When a listening of the script is already open, returns it unchanged.
     * @throws Problem not-found
     */
    start(user: SignedInUser, wish: BodyOf<typeof startListening>): Promise<OpenedListening>;
    /** Stores the position in the audio and counts the time. @throws Problem not-found */
    report(user: SignedInUser, where: BodyOf<typeof reportListening>): Promise<void>;
    /**
     * Shows the text of the script before the questions are answered. Finishes a listening that has no questions.
     * @throws Problem not-found
     */
    showScript(user: SignedInUser, listeningId: string): Promise<OpenedListening>;
    /**
     * Stores the first answer to a question; a later answer is ignored. The last answer finishes the listening.
     * @throws Problem not-found
     */
    answer(user: SignedInUser, given: BodyOf<typeof answerListeningQuestion>): Promise<OpenedListening>;
    list(user: SignedInUser, query: BodyOf<typeof listListenings>): Promise<AnswerOf<typeof listListenings>>;
  };

export type ListeningParts = {
  db: Db;
  clock: Clock;
  curriculum: Curriculum;
  levels: LevelsService;
  progress: Progress;
  speech: Speech;
};

/**
 * Weight of an answer given while the text of the script is visible; such an answer is weaker evidence of listening
 * ability.
 */
const weightWithWords = 0.4;

export const createListening = (parts: ListeningParts): ListeningService => {
  const { db, clock, curriculum, levels, progress } = parts;
  const opened = createOpened(parts);
  const { open } = opened;

  /**
   * Counts the time since the learner’s last activity. The time is added to the listening only while the listening
   * is open.
   */
  const countTime = async (tx: Tx, user: SignedInUser, row: ListeningRow, now: Date, resumed = false) => {
    const activity = { kind: 'listening', beginning: resumed } as const;
    const { addedMs } = await progress.recordActivity(tx, user, activity, now);
    return row.active_ms + addedMs;
  };

  const finishing = async (tx: Tx, user: SignedInUser, now: Date) => {
    await progress.recordActivity(tx, user, { kind: 'listening', turns: 1 }, now);
    return { finished_at: now };
  };

  return {
    ...createChoices(parts),
    ...createAudio({ ...parts, opened }),
    dictations: createDictations({ ...parts, opened }),

    async get(user, textId) {
      const row = await listenings.selectLatest(db, user.id, textId);
      if (row) return open(row);
      const item = await curriculum.item('listening', textId);
      if (item?.state !== 'published') throw new Problem('not-found');
      return opened.openNew(item);
    },

    async start(user, { listeningId, textId }) {
      const again = await listenings.select(db, listeningId, user.id);
      if (again) return open(again);
      const latest = await listenings.selectLatest(db, user.id, textId);
      if (latest && latest.finished_at === null) return open(latest);
      const [item, questions] = await Promise.all([
        curriculum.item('listening', textId),
        curriculum.questionsOf('listening', textId),
      ]);
      if (item?.state !== 'published' || item.levelId === null) throw new Problem('not-found');
      const { version, title, levelId } = item;
      await db.transaction().execute(async (tx) => {
        const now = clock.now();
        await progress.recordActivity(tx, user, { kind: 'listening', beginning: true }, now);
        await listenings.insert(tx, {
          id: listeningId,
          user_id: user.id,
          text_id: textId,
          text_version: version,
          title,
          level_id: levelId,
          questions: questions.map((question) => ({ id: question.id, version: question.version })),
          script_shown_at: null,
          started_at: now,
        });
      });
      // When another device has started a listening of the script at the same moment, that listening is used.
      const row = await listenings.selectLatest(db, user.id, textId);
      if (!row) throw new Problem('not-found');
      return open(row);
    },

    report: (user, { listeningId, sentence, resumed }) =>
      db.transaction().execute(async (tx) => {
        const now = clock.now();
        const row = await listenings.lock(tx, listeningId, user.id);
        if (row.finished_at !== null) return;
        const active_ms = await countTime(tx, user, row, now, resumed);
        await listenings.update(tx, row.id, { sentence, active_ms, last_at: now });
      }),

    async showScript(user, listeningId) {
      const row = await db.transaction().execute(async (tx) => {
        const now = clock.now();
        const locked = await listenings.lock(tx, listeningId, user.id);
        if (locked.finished_at !== null || locked.script_shown_at !== null) return locked;
        const active_ms = await countTime(tx, user, locked, now);
        const finished = locked.questions.length === 0 ? await finishing(tx, user, now) : {};
        return listenings.update(tx, locked.id, {
          active_ms,
          script_shown_at: now,
          last_at: now,
          ...finished,
        });
      });
      return open(row);
    },

    async answer(user, { listeningId, questionId, choice: given }) {
      const known = await listenings.select(db, listeningId, user.id);
      const asked = known?.questions.find(({ id }) => id === questionId);
      const question = asked && (await curriculum.itemAt('question', asked.id, asked.version));
      const marked = question && markAnswer(question, given);
      if (!known || !question || !marked) throw new Problem('not-found');
      const { choice, right, ways } = marked;
      const cefr = (await levels.cefrOf({ levelId: known.level_id })) ?? 'A2';
      const row = await db.transaction().execute(async (tx) => {
        const now = clock.now();
        const locked = await listenings.lock(tx, listeningId, user.id);
        const isNew = await listenings.insertAnswer(tx, locked.id, {
          question_id: question.id,
          question_version: question.version,
          choice,
          is_right: right,
          answered_at: now,
        });
        if (!isNew) return locked;
        const active_ms = await countTime(tx, user, locked, now);
        const isLast = (await listenings.selectAnswers(tx, locked.id)).length === locked.questions.length;
        const finished = isLast ? await finishing(tx, user, now) : {};
        const weight = locked.script_shown_at === null ? 1 : weightWithWords;
        const asked = questionOn(cefr, ways);
        const evidence = { skill: 'listening', score: right ? 1 : 0, weight, ...asked } as const;
        await progress.recordEvidence(tx, user.id, evidence, now);
        const right_count = locked.right_count + (right ? 1 : 0);
        return listenings.update(tx, locked.id, { active_ms, right_count, last_at: now, ...finished });
      });
      return open(row);
    },

    async list(user, asked) {
      const { rows, frame } = await listenings.pageOf(db, user.id, asked);
      const dictations =
        rows.length > 0
          ? await selectLastDictations(
              db,
              rows.map(({ id }) => id),
            )
          : [];
      return {
        listenings: rows.map((row) => {
          const dictation = dictations.find(({ listening_id }) => listening_id === row.id);
          return {
            ...finishedView(row),
            dictation: dictation
              ? { rightWords: dictation.right_words, allWords: dictation.all_words }
              : null,
          };
        }),
        ...frame,
      };
    },
  };
};
