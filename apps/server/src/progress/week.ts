import { type PracticeKind, practiceKinds } from '@pratik/contract/progress';
import { addDays } from '../platform/clock/clock.ts';

export type WeekDay = { day: string; minutes: number; kinds: { kind: PracticeKind; minutes: number }[] };

type Active = { day: string; kind: PracticeKind; active_ms: number };

/**
 * Returns the days from Monday to Sunday with total minutes and minutes by kind. Kinds without practice are
 * missing.
 */
export const weekOf = (active: readonly Active[], monday: string): WeekDay[] =>
  Array.from({ length: 7 }, (_, index) => {
    const day = addDays(monday, index);
    const kinds = practiceKinds.flatMap((kind) => {
      const ms = active.find((row) => row.day === day && row.kind === kind)?.active_ms ?? 0;
      return ms > 0 ? [{ kind, minutes: ms / 60_000 }] : [];
    });
    return { day, minutes: kinds.reduce((sum, { minutes }) => sum + minutes, 0), kinds };
  });

/** Returns the minutes of a week by kind. */
export const minutesByKind = (week: readonly WeekDay[]): Map<PracticeKind, number> => {
  const minutes = new Map<PracticeKind, number>();
  for (const one of week.flatMap(({ kinds }) => kinds)) {
    minutes.set(one.kind, (minutes.get(one.kind) ?? 0) + one.minutes);
  }
  return minutes;
};
