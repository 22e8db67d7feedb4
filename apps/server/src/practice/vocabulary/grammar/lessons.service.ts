import type { AnswerOf, BodyOf } from '@pratik/contract/call';
import type { GrammarLesson, LessonCard, listLessons, startLesson } from '@pratik/contract/grammar';
import type { GapRound } from '@pratik/contract/vocabulary-gaps';
import type { Curriculum, Item } from '../../../curriculum/curriculum.service.ts';
import type { LevelsService } from '../../../curriculum/levels/levels.service.ts';
import { levelsWith, nearestLevel } from '../../../curriculum/offer.service.ts';
import { type Clock, dayOf } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { SignedInUser } from '../../../platform/http/caller.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { PlanItem, Progress } from '../../../progress/progress.service.ts';
import { askedAs } from '../gaps/gaps.policy.ts';
import type { GapRounds } from '../gaps/rounds.service.ts';
import { chooseLessonItems, isPassed, lessonForErrors, nearestFirst } from './lessons.policy.ts';
import { type LessonRound, selectItemTimes, selectLessonRounds } from './lessons.store.ts';

/** Provides grammar lessons. The exercises and the check of a lesson are rounds of the cloze practice. */
export type Lessons = {
  listLessons(user: SignedInUser, query: BodyOf<typeof listLessons>): Promise<AnswerOf<typeof listLessons>>;
  /** Returns a published grammar lesson. @throws Problem not-found */
  lesson(user: SignedInUser, id: string): Promise<GrammarLesson>;
  /** Returns the lesson of the daily plan: about the learner’s most frequent recent error. */
  lessonOfToday(user: SignedInUser): Promise<PlanItem>;
  /**
   * Starts a round of a grammar lesson; null when the lesson has no published cloze items.
   * @throws Problem not-found
   */
  startLesson(user: SignedInUser, body: BodyOf<typeof startLesson>): Promise<GapRound | null>;
};

type Parts = {
  db: Db;
  clock: Clock;
  curriculum: Curriculum;
  levels: LevelsService;
  progress: Progress;
  rounds: GapRounds;
};
type LessonItem = Item<'grammar-lesson'>;

const defaultLevel = 'A2';
const allCodes = 100;
/** Number of the user’s most frequent error codes from which the daily plan chooses a lesson. */
const codesPlanned = 5;
const dayMs = 86_400_000;
/** Number of days during which a passed lesson is not planned again. */
const restDays = 21;
/** Estimated time for a lesson with its exercises, in minutes. */
const lessonMinutes = 8;

export const createLessons = ({ db, clock, curriculum, levels, progress, rounds }: Parts): Lessons => {
  const published = async (id: string): Promise<LessonItem> => {
    const item = await curriculum.item('grammar-lesson', id);
    if (item?.state !== 'published') throw new Problem('not-found');
    return item;
  };

  /** Converts lessons to cards, with the user’s errors and results. */
  const cardsOf = async (user: SignedInUser, lessons: readonly LessonItem[]): Promise<LessonCard[]> => {
    const [done, errors] = await Promise.all([
      selectLessonRounds(
        db,
        user.id,
        lessons.map(({ id }) => id),
      ),
      progress.recentErrors(user, allCodes),
    ]);
    const counts = new Map(errors.map(({ code, count }) => [code, count]));
    return lessons.map(({ id, levelId, body: { title, codes } }) => ({
      id,
      title,
      levelId: levelId ?? defaultLevel,
      codes,
      errors: codes.reduce((sum, code) => sum + (counts.get(code) ?? 0), 0),
      best: bestOf(done.filter(({ lessonId, part }) => lessonId === id && part === 'check')),
    }));
  };

  /** Returns the lesson’s published cloze items, in the author’s order. */
  const itemsOf = async ({ body: { clozes } }: LessonItem): Promise<Item<'cloze'>[]> => {
    const items = await Promise.all(clozes.map((id) => curriculum.item('cloze', id)));
    return items.flatMap((item) => (item?.state === 'published' ? [item] : []));
  };

  const textOf = async (id: string): Promise<GrammarLesson['examples'][number]['text']> => {
    for (const kind of ['reading', 'listening'] as const) {
      const text = await curriculum.item(kind, id);
      if (text?.state === 'published') return { id, kind, title: text.title };
    }
    return null;
  };

  return {
    async listLessons(user, { level: asked, code }) {
      const list = await levelsWith({ levels, curriculum }, user, 'grammar-lesson');
      const ownLevel = list.find(({ id }) => id === user.levelId)?.id ?? null;
      const level = list.find(({ id }) => id === asked)?.id ?? ownLevel ?? defaultLevel;
      const ids = list.map(({ id }) => id);
      const lessons =
        code === undefined
          ? await cardsOf(user, await curriculum.published('grammar-lesson', { levelId: level }))
          : await cardsOf(
              user,
              nearestFirst(await curriculum.published('grammar-lesson', { codes: [code] }), ids, level),
            );
      const nearest = nearestLevel(list, level);
      return {
        ownLevel,
        level,
        levels: list,
        nearestLevel: nearest === undefined || nearest === level ? null : nearest,
        lessons: code === undefined ? lessons.toSorted((a, b) => b.errors - a.errors) : lessons,
      };
    },

    async lesson(user, id) {
      const item = await published(id);
      const { when, form, contrasts, examples, mistake } = item.body;
      const [[card], items, done, texts] = await Promise.all([
        cardsOf(user, [item]),
        itemsOf(item),
        selectLessonRounds(db, user.id, [id]),
        Promise.all(examples.map(({ text }) => textOf(text))),
      ]);
      if (!card) throw new Problem('not-found');
      return {
        ...card,
        when,
        form: { columns: form.columns, rows: form.rows, note: form.note ?? null },
        contrasts,
        examples: examples.map(({ en, tr }, index) => ({ en, tr, text: texts[index] ?? null })),
        mistake,
        items: items.length,
        exercised: done.some(({ part }) => part === 'exercise'),
      };
    },

    async lessonOfToday(user) {
      const now = clock.now();
      const errors = await progress.recentErrors(user, codesPlanned);
      const codes = errors.map(({ code }) => code);
      const [list, lessons] = await Promise.all([
        levels.listFor(user),
        codes.length === 0 ? [] : curriculum.published('grammar-lesson', { codes }),
      ]);
      const done = await selectLessonRounds(
        db,
        user.id,
        lessons.map(({ id }) => id),
      );
      const since = now.getTime() - restDays * dayMs;
      const passed = done.filter(
        ({ part, right, total, finishedAt }) =>
          part === 'check' && isPassed(right, total) && finishedAt.getTime() > since,
      );
      const today = dayOf(now, user.timeZone);
      const planned = lessonForErrors(
        errors,
        lessons.map(({ id, levelId, body }) => ({ id, levelId, codes: body.codes, title: body.title })),
        list.map(({ id }) => id),
        user.levelId ?? defaultLevel,
        new Set(passed.map(({ lessonId }) => lessonId)),
      );
      return {
        done: done.some(({ finishedAt }) => dayOf(finishedAt, user.timeZone) === today),
        count: planned?.errors ?? 0,
        minutes: planned ? lessonMinutes : 0,
        next: planned ? { id: planned.lesson.id, title: planned.lesson.title[user.language] } : null,
      };
    },

    async startLesson(user, { lessonId, part, roundId }) {
      const lesson = await published(lessonId);
      return rounds.start(user, roundId, { lessonId, part }, async () => {
        const items = await itemsOf(lesson);
        const times = await selectItemTimes(
          db,
          user.id,
          items.map(({ id }) => id),
        );
        return chooseLessonItems(`${user.id} ${roundId}`, items, times).map(({ id, version, body }) => ({
          id,
          version,
          asked: askedAs(body.answers, part === 'exercise' && !times.has(id), undefined),
          reason: 'level' as const,
          code: null,
        }));
      });
    },
  };
};

/** Returns the check with the highest share of right answers; the earliest when several are equal. */
const bestOf = (checks: readonly LessonRound[]): LessonCard['best'] => {
  const [best] = checks.toSorted(
    (a, b) => b.right / b.total - a.right / a.total || a.finishedAt.getTime() - b.finishedAt.getTime(),
  );
  if (!best) return null;
  const { finishedAt, right, total } = best;
  return { at: finishedAt.toISOString(), right, total, passed: isPassed(right, total) };
};
