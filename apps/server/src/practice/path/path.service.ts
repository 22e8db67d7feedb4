import type { BodyOf } from '@pratik/contract/call';
import type { getPath, Path, UnitCard, UnitDetails } from '@pratik/contract/path';
import type { Curriculum } from '../../curriculum/curriculum.service.ts';
import type { LevelsService } from '../../curriculum/levels/levels.service.ts';
import { levelsWith, nearestLevel } from '../../curriculum/offer.service.ts';
import { statementsOf, type UnitItem, type Units } from '../../curriculum/path/units.service.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { dayOf, nextDayStart } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { SignedInUser } from '../../platform/http/caller.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { PathOfToday } from '../../progress/progress.service.ts';
import { masteryIn } from './check.service.ts';
import { selectChecks } from './path.store.ts';
import type { CheckRow } from './path.tables.ts';
import { selectDoneItems, selectKnownWords } from './steps.store.ts';
import { countSteps, stepsOf, wordsOf } from './steps.ts';

export type PathService = ReturnType<typeof createPath>;

type Parts = { db: Db; clock: Clock; curriculum: Curriculum; levels: LevelsService; units: Units };

const defaultLevel = 'A2';
const mostResults = 10;

/** Provides the learning path: units with their states, computed from what the learner did in the practices. */
export const createPath = ({ db, clock, curriculum, levels, units }: Parts) => {
  const doneBy = async (userId: string) => {
    const [items, words] = await Promise.all([selectDoneItems(db, userId), selectKnownWords(db, userId)]);
    return { items, words };
  };

  const checksOf = async (userId: string, list: readonly UnitItem[]): Promise<Map<string, CheckRow[]>> => {
    const rows = await selectChecks(
      db,
      userId,
      list.map(({ id }) => id),
    );
    return Map.groupBy(rows, ({ unit_id }) => unit_id);
  };

  /** Returns the units of a level as cards, in order. */
  const cardsOf = async (userId: string, list: readonly UnitItem[]): Promise<UnitCard[]> => {
    const [done, checks] = await Promise.all([doneBy(userId), checksOf(userId, list)]);
    return list.map((unit, index) => {
      const steps = countSteps(unit, done);
      const { state, reviewDueAt } = masteryIn(checks.get(unit.id) ?? [], steps.done > 0);
      const { title, goal, theme } = unit.body;
      return {
        id: unit.id,
        number: index + 1,
        title,
        goal,
        theme,
        state,
        stepsDone: steps.done,
        steps: steps.all,
        reviewDueAt: reviewDueAt?.toISOString() ?? null,
      };
    });
  };

  const unitOfToday = async (card: UnitCard, unit: UnitItem, done: Awaited<ReturnType<typeof doneBy>>) => {
    const steps = await stepsOf(unit, done, curriculum);
    return {
      id: unit.id,
      title: card.title,
      number: card.number,
      steps,
      checkReady: steps.every((step) => step.done || step.kind === 'words'),
    };
  };

  const currentOf = (cards: readonly UnitCard[]): UnitCard | undefined =>
    cards.find(({ state }) => state === 'new' || state === 'begun');

  /** Returns the published unit with this id. */
  const unitOf = async (_user: SignedInUser, id: string): Promise<UnitItem | undefined> => {
    const item = await curriculum.item('unit', id);
    if (item?.state !== 'published' || item.levelId === null) return undefined;
    return (await units.ofLevel(item.levelId)).find((unit) => unit.id === id);
  };

  return {
    unitOf,

    async path(user: SignedInUser, { level: asked }: BodyOf<typeof getPath>): Promise<Path> {
      const list = await levelsWith({ levels, curriculum }, user, 'unit');
      const ownLevel = list.find(({ id }) => id === user.levelId)?.id ?? null;
      const level = list.find(({ id }) => id === asked)?.id ?? ownLevel ?? defaultLevel;
      const cards = await cardsOf(user.id, await units.ofLevel(level));
      const nearest = nearestLevel(list, level);
      return {
        ownLevel,
        level,
        levels: list,
        nearestLevel: nearest === undefined || nearest === level ? null : nearest,
        units: cards,
        currentUnitId: currentOf(cards)?.id ?? null,
      };
    },

    /** Returns a unit with its steps, words and results. @throws Problem not-found */
    async unit(user: SignedInUser, id: string): Promise<UnitDetails> {
      const unit = await unitOf(user, id);
      if (!unit) throw new Problem('not-found');
      const list = await units.ofLevel(unit.levelId);
      const [cards, done, checks] = await Promise.all([
        cardsOf(user.id, list),
        doneBy(user.id),
        checksOf(user.id, [unit]),
      ]);
      const card = cards.find((one) => one.id === id);
      if (!card) throw new Problem('not-found');
      const next = cards[card.number];
      const own = checks.get(id) ?? [];
      return {
        ...card,
        levelId: unit.levelId,
        canDo: statementsOf(unit),
        stepList: await stepsOf(unit, done, curriculum),
        words: wordsOf(unit, done),
        results: own.flatMap(resultView).slice(0, mostResults),
        openCheckId: own.find(({ finished_at }) => finished_at === null)?.id ?? null,
        next: next ? { id: next.id, title: next.title } : null,
      };
    },

    /** Returns the path’s contribution to today’s plan: the current unit and the units due for review. */
    async today(user: SignedInUser): Promise<PathOfToday> {
      const list = await units.ofLevel(user.levelId ?? defaultLevel);
      const [cards, done, checks] = await Promise.all([
        cardsOf(user.id, list),
        doneBy(user.id),
        checksOf(user.id, list),
      ]);
      const now = clock.now();
      const tomorrow = nextDayStart(now, user.timeZone).toISOString();
      const today = dayOf(now, user.timeZone);
      const isToday = (at: Date | null) => at !== null && dayOf(at, user.timeZone) === today;
      const current = currentOf(cards);
      const unit = list.find(({ id }) => id === current?.id);
      return {
        unit: current && unit ? await unitOfToday(current, unit, done) : null,
        reviews: cards
          .filter(({ reviewDueAt }) => reviewDueAt !== null && reviewDueAt < tomorrow)
          .toSorted((a, b) => String(a.reviewDueAt).localeCompare(String(b.reviewDueAt)))
          .map(({ id, title }) => ({ id, title })),
        checkedToday: [...checks].flatMap(([id, rows]) =>
          rows.some(({ finished_at }) => isToday(finished_at)) ? [id] : [],
        ),
        isDone: (kind, itemId) => done.items.some((item) => item.kind === kind && item.id === itemId),
      };
    },

    /** Returns the words of a level in the order of the learning path, starting with the current unit. */
    async wordOrder(user: SignedInUser, levelId: string): Promise<string[]> {
      const list = await units.ofLevel(levelId);
      const cards = await cardsOf(user.id, list);
      const at = Math.max(0, cards.indexOf(currentOf(cards) ?? (cards[0] as UnitCard)));
      return [...list.slice(at), ...list.slice(0, at)].flatMap(({ body }) => body.words);
    },
  };
};

const resultView = ({ part, finished_at, right_count, total, passed }: CheckRow): UnitDetails['results'] =>
  finished_at === null
    ? []
    : [
        {
          part,
          at: finished_at.toISOString(),
          right: right_count ?? 0,
          total: total ?? 0,
          passed: passed ?? false,
        },
      ];
