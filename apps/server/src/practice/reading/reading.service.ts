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
import type { LevelsService } from '../../curriculum/levels.service.ts';
import { type AskedVersion, finishedView } from '../../curriculum/sittings/sittings.service.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Person } from '../../platform/http/caller.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { PlanItem, Progress } from '../../progress/progress.service.ts';
import { questionOn } from '../../progress/progress.service.ts';
import { type Choices, createChoices } from './choices.service.ts';
import { paceOf } from './reading.policy.ts';
import { readings } from './reading.store.ts';
import type { ReadingRow } from './reading.tables.ts';
import { coverView, readingView } from './reading.view.ts';

export type ReadingService = Pick<Choices, 'choices'> & {
  /** The day's text, or the one that was left in the middle. */
  todayOf(person: Person): Promise<PlanItem>;
  /** A text with the reading to go on with, or the last one. @throws Problem not-found */
  get(person: Person, textId: string): Promise<OpenedReading>;
  /** Begins to read; what is open already is given as it stands. @throws Problem not-found */
  start(person: Person, wish: BodyOf<typeof startReading>): Promise<OpenedReading>;
  /** Keeps the place and counts the time. @throws Problem not-found */
  report(person: Person, where: BodyOf<typeof reportReading>): Promise<void>;
  /** The text is read, its questions come; the pace is known from now on. @throws Problem not-found */
  finishText(person: Person, readingId: string): Promise<Reading>;
  /** Answers a question, once; the last answer finishes the reading. @throws Problem not-found */
  answer(
    person: Person,
    given: BodyOf<typeof answerReadingQuestion>,
  ): Promise<AnswerOf<typeof answerReadingQuestion>>;
  list(person: Person, query: BodyOf<typeof listReadings>): Promise<AnswerOf<typeof listReadings>>;
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

  /** Counts the time since the learner's last sign of life; into the reading while its text is being read. */
  const countTime = async (tx: Tx, person: Person, row: ReadingRow, now: Date, resumed = false) => {
    const activity = { kind: 'reading', beginning: resumed } as const;
    const { addedMs } = await progress.recordActivity(tx, person, activity, now);
    return row.read_at === null ? row.active_ms + addedMs : row.active_ms;
  };

  /** What marks the text as read; nothing where it was before. */
  const asRead = (row: ReadingRow, activeMs: number, now: Date) =>
    row.read_at === null ? { read_at: now, active_ms: activeMs, pace: paceOf(row.words, activeMs) } : {};

  const finishing = async (tx: Tx, person: Person, now: Date) => {
    await progress.recordActivity(tx, person, { kind: 'reading', turns: 1 }, now);
    return { finished_at: now };
  };

  const askedQuestions = async (asked: readonly AskedVersion[]): Promise<Item<'question'>[]> => {
    const items = await Promise.all(
      asked.map(({ id, version }) => curriculum.itemAt('question', id, version)),
    );
    return items.filter((item) => item !== null);
  };

  const opened = async (person: Person, item: Item<'reading'>, row?: ReadingRow): Promise<OpenedReading> => {
    const [questions, answers, cefr, relative] = await Promise.all([
      row ? askedQuestions(row.questions) : [],
      row ? readings.selectAnswers(db, row.id) : [],
      levels.cefrOf(item),
      relativePaceOf(person),
    ]);
    return {
      text: {
        ...coverView(item, cefr ?? 'A2', relative),
        variety: item.body.variety,
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

  const openedRow = async (person: Person, row: ReadingRow): Promise<OpenedReading> => {
    const item = await curriculum.itemAt('reading', row.text_id, row.text_version);
    if (!item) throw new Problem('not-found');
    return opened(person, item, row);
  };

  return {
    choices,

    async todayOf(person) {
      const { today, begun } = await choices(person, undefined);
      const text = begun[0] ?? today?.text;
      return {
        done: today?.done ?? false,
        count: text ? 1 : 0,
        minutes: text?.minutes ?? 0,
        next: text ? { id: text.id, title: text.title } : null,
      };
    },

    async get(person, textId) {
      const row = await readings.selectLatest(db, person.id, textId);
      if (row) return openedRow(person, row);
      const item = await curriculum.item('reading', textId);
      if (item?.state !== 'published') throw new Problem('not-found');
      return opened(person, item);
    },

    async start(person, { readingId, textId }) {
      const again = await readings.select(db, readingId, person.id);
      if (again) return openedRow(person, again);
      const latest = await readings.selectLatest(db, person.id, textId);
      if (latest && latest.finished_at === null) return openedRow(person, latest);
      const [item, questions] = await Promise.all([
        curriculum.item('reading', textId),
        curriculum.questionsOf('reading', textId),
      ]);
      if (item?.state !== 'published' || item.levelId === null) throw new Problem('not-found');
      const { version, title, levelId, body } = item;
      await db.transaction().execute(async (tx) => {
        const now = clock.now();
        await progress.recordActivity(tx, person, { kind: 'reading', beginning: true }, now);
        await readings.insert(tx, {
          id: readingId,
          user_id: person.id,
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
      // Another device may have begun it in the same moment: then its reading is the one.
      const row = await readings.selectLatest(db, person.id, textId);
      if (!row) throw new Problem('not-found');
      return openedRow(person, row);
    },

    report: (person, { readingId, sentence, resumed }) =>
      db.transaction().execute(async (tx) => {
        const now = clock.now();
        const row = await readings.hold(tx, readingId, person.id);
        if (row.finished_at !== null) return;
        const active_ms = await countTime(tx, person, row, now, resumed);
        await readings.update(tx, row.id, { sentence, active_ms, last_at: now });
      }),

    finishText: (person, readingId) =>
      db.transaction().execute(async (tx) => {
        const now = clock.now();
        const row = await readings.hold(tx, readingId, person.id);
        if (row.read_at !== null) return readingView(row);
        const activeMs = await countTime(tx, person, row, now);
        const finished = row.questions.length === 0 ? await finishing(tx, person, now) : {};
        const change = { ...asRead(row, activeMs, now), ...finished, last_at: now };
        return readingView(await readings.update(tx, row.id, change));
      }),

    async answer(person, { readingId, questionId, choice: given }) {
      const known = await readings.select(db, readingId, person.id);
      const asked = known?.questions.find(({ id }) => id === questionId);
      const question = asked && (await curriculum.itemAt('question', asked.id, asked.version));
      const marked = question && markAnswer(question, given);
      if (!question || !marked) throw new Problem('not-found');
      const { choice, right, ways } = marked;
      const cefr = await levels.cefrOf({ levelId: known?.level_id ?? null });
      return db.transaction().execute(async (tx) => {
        const now = clock.now();
        const row = await readings.hold(tx, readingId, person.id);
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
        const activeMs = await countTime(tx, person, row, now);
        if (cefr) {
          const evidence = {
            skill: 'reading',
            ...questionOn(cefr, ways),
            score: right ? 1 : 0,
          } as const;
          await progress.recordEvidence(tx, person.id, evidence, now);
        }
        const isLast = answers.length === row.questions.length;
        const changed = await readings.update(tx, row.id, {
          ...asRead(row, activeMs, now),
          ...(isLast ? await finishing(tx, person, now) : {}),
          right_count: row.right_count + (right ? 1 : 0),
          last_at: now,
        });
        return { reading: readingView(changed), question: askedView(question, own) };
      });
    },

    async list(person, asked) {
      const { rows, frame } = await readings.pageOf(db, person.id, asked);
      return { readings: rows.map((row) => ({ ...finishedView(row), pace: row.pace })), ...frame };
    },
  };
};
