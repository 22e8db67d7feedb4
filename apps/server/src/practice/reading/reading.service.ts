import type { AnswerOf, BodyOf } from '@pratik/contract/call';
import type {
  answerReadingQuestion,
  listReadings,
  OpenedReading,
  Reading,
  reportReading,
  startReading,
} from '@pratik/contract/reading';
import { askedView, markAnswer } from '../../curriculum/asked-question.service.ts';
import type { Curriculum, Item } from '../../curriculum/curriculum.service.ts';
import type { LevelsService } from '../../curriculum/levels/levels.service.ts';
import { recapOf } from '../../curriculum/series.service.ts';
import { type AskedVersion, finishedView } from '../../curriculum/sittings/sittings.service.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { SignedInUser } from '../../platform/http/caller.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { PlanItem, Progress } from '../../progress/progress.service.ts';
import { questionOn } from '../../progress/progress.service.ts';
import { type Choices, createChoices } from './choices.service.ts';
import { paceOf } from './reading.policy.ts';
import { readings } from './reading.store.ts';
import type { ReadingRow } from './reading.tables.ts';
import { coverView, readingView } from './reading.view.ts';

export type ReadingService = Pick<Choices, 'choices'> & {
  /** Returns the reading for today’s plan: an open reading, otherwise a new text. */
  todayOf(user: SignedInUser): Promise<PlanItem>;
  /** Returns a text with the open reading of the user, otherwise with the last reading. @throws Problem not-found */
  get(user: SignedInUser, textId: string): Promise<OpenedReading>;
  /** Starts a reading. When a reading of the text is already open, returns it unchanged. @throws Problem not-found */
  start(user: SignedInUser, wish: BodyOf<typeof startReading>): Promise<OpenedReading>;
  /** Stores the position in the text and counts the time. @throws Problem not-found */
  report(user: SignedInUser, where: BodyOf<typeof reportReading>): Promise<void>;
  /** Marks the text as read, shows its questions and measures the reading pace. @throws Problem not-found */
  finishText(user: SignedInUser, readingId: string): Promise<Reading>;
  /**
   * Stores the first answer to a question; a later answer is ignored. The last answer finishes the reading.
   * @throws Problem not-found
   */
  answer(
    user: SignedInUser,
    given: BodyOf<typeof answerReadingQuestion>,
  ): Promise<AnswerOf<typeof answerReadingQuestion>>;
  list(user: SignedInUser, query: BodyOf<typeof listReadings>): Promise<AnswerOf<typeof listReadings>>;
};

export type ReadingParts = {
  db: Db;
  clock: Clock;
  curriculum: Curriculum;
  levels: LevelsService;
  progress: Progress;
};

export const createReading = (parts: ReadingParts): ReadingService => {
  const { db, clock, curriculum, levels, progress } = parts;
  const { choices, relativePaceOf } = createChoices(parts);

  /**
   * Counts the time since the learner’s last activity. The time is added to the reading only until its text is
   * marked as read.
   */
  const countTime = async (tx: Tx, user: SignedInUser, row: ReadingRow, now: Date, resumed = false) => {
    const activity = { kind: 'reading', beginning: resumed } as const;
    const { addedMs } = await progress.recordActivity(tx, user, activity, now);
    return row.read_at === null ? row.active_ms + addedMs : row.active_ms;
  };

  /** Returns the column changes that mark the text as read; empty when the text is already marked. */
  const asRead = (row: ReadingRow, activeMs: number, now: Date) =>
    row.read_at === null ? { read_at: now, active_ms: activeMs, pace: paceOf(row.words, activeMs) } : {};

  const finishing = async (tx: Tx, user: SignedInUser, now: Date) => {
    await progress.recordActivity(tx, user, { kind: 'reading', turns: 1 }, now);
    return { finished_at: now };
  };

  const askedQuestions = async (asked: readonly AskedVersion[]): Promise<Item<'question'>[]> => {
    const items = await Promise.all(
      asked.map(({ id, version }) => curriculum.itemAt('question', id, version)),
    );
    return items.filter((item) => item !== null);
  };

  const opened = async (
    user: SignedInUser,
    item: Item<'reading'>,
    row?: ReadingRow,
  ): Promise<OpenedReading> => {
    const [questions, answers, cefr, relative] = await Promise.all([
      row ? askedQuestions(row.questions) : [],
      row ? readings.selectAnswers(db, row.id) : [],
      levels.cefrOf(item),
      relativePaceOf(user),
    ]);
    return {
      text: {
        ...coverView(item, cefr ?? 'A2', relative),
        variety: item.body.variety,
        recap: recapOf(item.body),
        paragraphs: item.body.paragraphs,
        retired: item.state !== 'published',
      },
      reading: row ? readingView(row) : null,
      questions: questions.map((question) =>
        askedView(
          question,
          answers.find((answer) => answer.question_id === question.id),
        ),
      ),
    };
  };

  const openedRow = async (user: SignedInUser, row: ReadingRow): Promise<OpenedReading> => {
    const item = await curriculum.itemAt('reading', row.text_id, row.text_version);
    if (!item) throw new Problem('not-found');
    return opened(user, item, row);
  };

  return {
    choices,

    async todayOf(user) {
      const { today, begun } = await choices(user, undefined);
      const text = begun[0] ?? today?.text;
      return {
        done: today?.done ?? false,
        count: text ? 1 : 0,
        minutes: text?.minutes ?? 0,
        next: text ? { id: text.id, title: text.title } : null,
      };
    },

    async get(user, textId) {
      const row = await readings.selectLatest(db, user.id, textId);
      if (row) return openedRow(user, row);
      const item = await curriculum.item('reading', textId);
      if (item?.state !== 'published') throw new Problem('not-found');
      return opened(user, item);
    },

    async start(user, { readingId, textId }) {
      const again = await readings.select(db, readingId, user.id);
      if (again) return openedRow(user, again);
      const latest = await readings.selectLatest(db, user.id, textId);
      if (latest && latest.finished_at === null) return openedRow(user, latest);
      const [item, questions] = await Promise.all([
        curriculum.item('reading', textId),
        curriculum.questionsOf('reading', textId),
      ]);
      if (item?.state !== 'published' || item.levelId === null) throw new Problem('not-found');
      const { version, title, levelId, body } = item;
      await db.transaction().execute(async (tx) => {
        const now = clock.now();
        await progress.recordActivity(tx, user, { kind: 'reading', beginning: true }, now);
        await readings.insert(tx, {
          id: readingId,
          user_id: user.id,
          text_id: textId,
          text_version: version,
          title,
          level_id: levelId,
          words: body.words,
          pace: null,
          read_at: null,
          questions: questions.map((question) => ({ id: question.id, version: question.version })),
          started_at: now,
        });
      });
      // When another device has started a reading of the text at the same moment, that reading is used.
      const row = await readings.selectLatest(db, user.id, textId);
      if (!row) throw new Problem('not-found');
      return openedRow(user, row);
    },

    report: (user, { readingId, sentence, resumed }) =>
      db.transaction().execute(async (tx) => {
        const now = clock.now();
        const row = await readings.lock(tx, readingId, user.id);
        if (row.finished_at !== null) return;
        const active_ms = await countTime(tx, user, row, now, resumed);
        await readings.update(tx, row.id, { sentence, active_ms, last_at: now });
      }),

    finishText: (user, readingId) =>
      db.transaction().execute(async (tx) => {
        const now = clock.now();
        const row = await readings.lock(tx, readingId, user.id);
        if (row.read_at !== null) return readingView(row);
        const activeMs = await countTime(tx, user, row, now);
        const finished = row.questions.length === 0 ? await finishing(tx, user, now) : {};
        const change = { ...asRead(row, activeMs, now), ...finished, last_at: now };
        return readingView(await readings.update(tx, row.id, change));
      }),

    async answer(user, { readingId, questionId, choice: given }) {
      const known = await readings.select(db, readingId, user.id);
      const asked = known?.questions.find(({ id }) => id === questionId);
      const question = asked && (await curriculum.itemAt('question', asked.id, asked.version));
      const marked = question && markAnswer(question, given);
      if (!question || !marked) throw new Problem('not-found');
      const { choice, right, ways } = marked;
      const cefr = await levels.cefrOf({ levelId: known?.level_id ?? null });
      return db.transaction().execute(async (tx) => {
        const now = clock.now();
        const row = await readings.lock(tx, readingId, user.id);
        const isNew = await readings.insertAnswer(tx, row.id, {
          question_id: question.id,
          question_version: question.version,
          choice,
          is_right: right,
          answered_at: now,
        });
        const answers = await readings.selectAnswers(tx, row.id);
        const own = answers.find((answer) => answer.question_id === question.id);
        if (!isNew) return { reading: readingView(row), question: askedView(question, own) };
        const activeMs = await countTime(tx, user, row, now);
        if (cefr) {
          const evidence = {
            skill: 'reading',
            ...questionOn(cefr, ways),
            score: right ? 1 : 0,
          } as const;
          await progress.recordEvidence(tx, user.id, evidence, now);
        }
        const isLast = answers.length === row.questions.length;
        const changed = await readings.update(tx, row.id, {
          ...asRead(row, activeMs, now),
          ...(isLast ? await finishing(tx, user, now) : {}),
          right_count: row.right_count + (right ? 1 : 0),
          last_at: now,
        });
        return { reading: readingView(changed), question: askedView(question, own) };
      });
    },

    async list(user, asked) {
      const { rows, frame } = await readings.pageOf(db, user.id, asked);
      return { readings: rows.map((row) => ({ ...finishedView(row), pace: row.pace })), ...frame };
    },
  };
};
