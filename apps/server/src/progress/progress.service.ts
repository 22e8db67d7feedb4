import type { Meter } from '@pratik/contract/chat';
import type { CorrectionCode } from '@pratik/contract/feedback';
import type { SkillAbility } from '@pratik/contract/progress';
import { addDays, type Clock, dayOf, mondayOf } from '../platform/clock/clock.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import type { SignedInUser } from '../platform/http/caller.ts';
import { type Abilities, createAbilities } from './abilities.service.ts';
import type { ScaleLevel } from './ability.store.ts';
import { type ErrorProfile, errorProfileOf, profileFrom } from './error-profile.ts';
import { meterAt, sharesOf } from './meter.ts';
import {
  type ActivityKind,
  addErrors,
  addRepairs,
  addToDay,
  markFarewell,
  moveClock,
  type Practised,
  selectActiveDays,
  selectDay,
  selectErrors,
  selectPractisedDays,
} from './progress.store.ts';
import { selectDayStatistics, selectUsersStatistics, type UsersStatistics } from './stats.store.ts';
import { type Streak, streakOf } from './streak.ts';
import { type WeekDay, weekOf } from './week.ts';

export type { PlanItem } from '@pratik/contract/progress';
export type { Estimate, Evidence } from './abilities.service.ts';
export { difficultyOf, questionOn } from './ability.ts';
export type { PathOfToday } from './plan/plan.service.ts';
export type { ActivityKind } from './progress.store.ts';

/** The fields of a user that determine when the user’s day begins. */
export type Learner = Pick<SignedInUser, 'id' | 'timeZone'>;
export type Activity = {
  kind: ActivityKind;
  words?: number;
  turns?: number;
  beginning?: boolean;
  /** How long the learner spoke since the last event, in milliseconds. */
  spokenMs?: number;
};
export type LearnerStatistics = {
  meter: Meter;
  week: WeekDay[];
  streak: Streak;
  /** Number of days with practice in the current week. */
  daysThisWeek: number;
  skills: SkillAbility[];
  scale: ScaleLevel[];
  errorProfile: ErrorProfile;
};
export type InstanceStatistics = {
  users: UsersStatistics;
  days: { day: string; users: number; minutes: number }[];
};

export type Progress = Abilities & {
  /** Records a practice event in the caller’s transaction. `addedMs` is the practice time that it added. */
  recordActivity(
    tx: Tx,
    learner: Learner,
    activity: Activity,
    now: Date,
  ): Promise<{ meter: Meter; addedMs: number }>;
  /** Returns the learner’s speaking meter of today. */
  meterOf(learner: Learner, db?: Db | Tx): Promise<Meter>;
  /** Claims the partner’s goodbye, which is said once per day. Returns false when it was already claimed today. */
  claimFarewell(tx: Tx, learner: Learner, now: Date): Promise<boolean>;
  /** Adds these error counts to the learner’s error profile, in the week of `day`. */
  changeErrors(
    tx: Tx,
    userId: string,
    day: string,
    changes: ReadonlyMap<CorrectionCode, number>,
  ): Promise<void>;
  /** Counts errors that the learner repaired after a prompt, in the week of `now`. */
  recordRepairs(tx: Tx, learner: Learner, codes: readonly CorrectionCode[], now: Date): Promise<void>;
  /** Returns the codes of corrections in the last three weeks, the most frequent code first. */
  recentErrors(learner: Learner, limit: number): Promise<{ code: CorrectionCode; count: number }[]>;
  learnerStatistics(learner: Learner): Promise<LearnerStatistics>;
  instanceStatistics(): Promise<InstanceStatistics>;
};

export type ProgressOptions = {
  db: Db;
  clock: Clock;
  dailyChatMinutes: number;
  /** The instance’s time zone, for statistics of all users. */
  timeZone: string;
};

const none: Practised = { words: 0, turns: 0 };
const streakWindowDays = 400;

export const createProgress = ({ db, clock, dailyChatMinutes, timeZone }: ProgressOptions): Progress => {
  const meterFor = (usedMs: number, now: Date, learner: Learner) =>
    meterAt(usedMs, now, learner.timeZone, dailyChatMinutes);

  const meterOf = async (learner: Learner, within: Db | Tx = db): Promise<Meter> => {
    const now = clock.now();
    const row = await selectDay(within, learner.id, 'chat', dayOf(now, learner.timeZone));
    return meterFor(row?.active_ms ?? 0, now, learner);
  };

  const abilities = createAbilities({ db, clock });

  return {
    ...abilities,

    async recordActivity(tx, learner, activity, now) {
      const last = await moveClock(tx, learner.id, now);
      const shares = sharesOf(last, now, learner.timeZone, activity.beginning ?? false, activity.spokenMs);
      const practised = { words: activity.words ?? 0, turns: activity.turns ?? 0 };
      let todayMs = 0;
      for (const [index, share] of shares.entries()) {
        const own = index === shares.length - 1 ? practised : none;
        todayMs = await addToDay(tx, learner.id, activity.kind, share, own, now);
      }
      const addedMs = shares.reduce((sum, share) => sum + share.ms, 0);
      const meter = activity.kind === 'chat' ? meterFor(todayMs, now, learner) : await meterOf(learner, tx);
      return { meter, addedMs };
    },
    meterOf,
    claimFarewell: (tx, learner, now) =>
      markFarewell(tx, learner.id, 'chat', dayOf(now, learner.timeZone), now),
    changeErrors: (tx, userId, day, changes) => addErrors(tx, userId, mondayOf(day), changes),
    recordRepairs: (tx, learner, codes, now) =>
      addRepairs(tx, learner.id, mondayOf(dayOf(now, learner.timeZone)), codes),
    async recentErrors(learner, limit) {
      const from = addDays(mondayOf(dayOf(clock.now(), learner.timeZone)), -14);
      const counts = new Map<CorrectionCode, number>();
      for (const row of await selectErrors(db, learner.id, from)) {
        counts.set(row.code, (counts.get(row.code) ?? 0) + row.count);
      }
      return [...counts]
        .map(([code, count]) => ({ code, count }))
        .sort((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1))
        .slice(0, limit);
    },
    async learnerStatistics(learner) {
      const today = dayOf(clock.now(), learner.timeZone);
      const monday = mondayOf(today);
      const from = profileFrom(monday);
      const [active, practised, errors, skills, scale] = await Promise.all([
        selectActiveDays(db, learner.id, from, addDays(monday, 6)),
        selectPractisedDays(db, learner.id, streakWindowDays),
        selectErrors(db, learner.id, from),
        abilities.abilities(learner.id),
        abilities.scale(),
      ]);
      const words = active
        .filter(({ kind }) => kind === 'chat' || kind === 'writing')
        .map((row) => ({ day: row.day, words: row.learner_words }));
      const spokenMs = active.find(({ day, kind }) => day === today && kind === 'chat')?.active_ms ?? 0;
      return {
        meter: meterFor(spokenMs, clock.now(), learner),
        week: weekOf(active, monday),
        streak: streakOf(new Set(practised), today),
        daysThisWeek: practised.filter((day) => day >= monday).length,
        skills,
        scale,
        errorProfile: errorProfileOf(errors, words, monday),
      };
    },
    async instanceStatistics() {
      const today = dayOf(clock.now(), timeZone);
      const from = addDays(today, -13);
      const [users, rows] = await Promise.all([
        selectUsersStatistics(db, today, mondayOf(today)),
        selectDayStatistics(db, from, today),
      ]);
      const byDay = new Map(rows.map((row) => [row.day, row]));
      const days = Array.from({ length: 14 }, (_, index) => {
        const day = addDays(from, index);
        return { day, users: byDay.get(day)?.users ?? 0, minutes: (byDay.get(day)?.ms ?? 0) / 60_000 };
      });
      return { users, days };
    },
  };
};
