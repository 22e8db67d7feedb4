import type { SkillAbility } from '@pratik/contract/progress';
import type { ErrorReport } from '@pratik/contract/reports';
import { addDays, type Clock, dayStart, mondayOf } from '../platform/clock/clock.ts';
import type { Db } from '../platform/db/database.ts';
import { abilityView } from './abilities.service.ts';
import { type ScaleLevel, selectAbilitiesOf, selectScale } from './ability.store.ts';
import {
  selectErrorCounts,
  selectEvidenceBetween,
  selectLastDays,
  selectPracticeBetween,
} from './period.store.ts';
import {
  abilityTrendOf,
  type CodeCount,
  type Direction,
  errorReportOf,
  firstDayBefore,
  weeksOf,
} from './period.ts';
import { selectActiveDays } from './progress.store.ts';
import { selectWeeks } from './users-progress.store.ts';

export { allErrorsTrend, type Direction, firstDayBefore, shareTrendOf } from './period.ts';
export type { ScaleLevel };

/** The first and the last day of a period. */
export type Days = { from: string; to: string };
export type Practice = { minutes: number; days: number; words: number };
export type SkillTrend = SkillAbility & { trend: Direction | null };
export type PeriodStatistics = ReturnType<typeof createPeriodStatistics>;

type Parts = { db: Db; clock: Clock; timeZone: string };

/** Maximum number of pieces of evidence from which the trend of a skill is computed, for each learner and period. */
const mostEvidence = 200;
const none: Practice = { minutes: 0, days: 0, words: 0 };

/** Computes what users did in a period, for reports. The caller of this service checks permissions. */
export const createPeriodStatistics = ({ db, clock, timeZone }: Parts) => {
  const practice = async (ids: readonly string[], { from, to }: Days): Promise<(id: string) => Practice> => {
    const rows = ids.length > 0 ? await selectPracticeBetween(db, ids, from, to) : [];
    const byUser = new Map(
      rows.map(({ id, ms, days, words }) => [id, { minutes: ms / 60_000, days, words }] as const),
    );
    return (id) => byUser.get(id) ?? none;
  };

  return {
    practice,
    scale: (): Promise<ScaleLevel[]> => selectScale(db),

    /** Returns the last day on which each user practised. Users who never practised are missing. */
    async lastDays(ids: readonly string[]): Promise<Map<string, string>> {
      const rows = ids.length > 0 ? await selectLastDays(db, ids) : [];
      return new Map(rows.map(({ id, day }) => [id, day]));
    },

    /** Returns a user’s minutes by kind of practice and by week. */
    async practiceOf(id: string, { from, to }: Days) {
      const first = mondayOf(from);
      const [days, weeks] = await Promise.all([
        selectActiveDays(db, id, from, to),
        selectWeeks(db, id, first),
      ]);
      const kinds = Map.groupBy(days, ({ kind }) => kind);
      const count = Math.floor((Date.parse(to) - Date.parse(first)) / (7 * 86_400_000)) + 1;
      return {
        kinds: [...kinds]
          .map(([kind, rows]) => ({
            kind,
            minutes: rows.reduce((sum, row) => sum + row.active_ms, 0) / 60_000,
          }))
          .filter(({ minutes }) => minutes > 0)
          .toSorted((a, b) => b.minutes - a.minutes),
        weeks: Array.from({ length: count }, (_, index) => {
          const monday = addDays(first, 7 * index);
          const week = weeks.find((one) => one.monday === monday);
          return { monday, minutes: (week?.ms ?? 0) / 60_000, days: week?.days ?? 0 };
        }),
      };
    },

    /** Returns the errors of all users together and of each user in a period. */
    async errors(
      ids: readonly string[],
      { from, to }: Days,
    ): Promise<{ together: ErrorReport; of: (id: string) => ErrorReport }> {
      const weeks = weeksOf(from, to);
      const [counts, lately, before] = await Promise.all([
        ids.length > 0 ? selectErrorCounts(db, ids, weeks) : [],
        practice(ids, { from: weeks.from, to }),
        practice(ids, { from: weeks.before, to: addDays(weeks.from, -1) }),
      ]);
      const wordsOf = (some: readonly string[]) => ({
        lately: some.reduce((sum, id) => sum + lately(id).words, 0),
        before: some.reduce((sum, id) => sum + before(id).words, 0),
      });
      const byUser = Map.groupBy(counts, ({ id }) => id);
      const together = [...Map.groupBy(counts, ({ code }) => code)].map(
        ([code, rows]): CodeCount => ({
          code,
          lately: rows.reduce((sum, row) => sum + row.lately, 0),
          before: rows.reduce((sum, row) => sum + row.before, 0),
        }),
      );
      return {
        together: errorReportOf(together, wordsOf(ids), weeks.from),
        of: (id) => errorReportOf(byUser.get(id) ?? [], wordsOf([id]), weeks.from),
      };
    },

    /** Returns the estimated levels of each user, with their trend compared with the period before. */
    async skills(ids: readonly string[], { from, to }: Days): Promise<(id: string) => SkillTrend[]> {
      if (ids.length === 0) return () => [];
      const now = clock.now();
      const times = {
        before: dayStart(firstDayBefore(from, to), timeZone),
        since: dayStart(from, timeZone),
        until: dayStart(addDays(to, 1), timeZone),
      };
      const [rows, levels, evidence] = await Promise.all([
        selectAbilitiesOf(db, ids),
        selectScale(db),
        selectEvidenceBetween(db, ids, times, mostEvidence),
      ]);
      const keyOf = (id: string, skill: string, isLate: boolean) => `${id} ${skill} ${isLate}`;
      const work = Map.groupBy(evidence, (one) => keyOf(one.id, one.skill, one.isLate));
      const byUser = Map.groupBy(rows, ({ user_id }) => user_id);
      return (id) =>
        (byUser.get(id) ?? []).map((row) => {
          const [before, lately] = [false, true].map(
            (isLate) => work.get(keyOf(id, row.skill, isLate)) ?? [],
          );
          return {
            ...abilityView(row, levels, now),
            trend: abilityTrendOf(before ?? [], lately ?? [], row.ability),
          };
        });
    },
  };
};
