import { nextDayStart } from '../platform/clock/clock.ts';

/** A learner's time zone: the one they chose, and until when the one before it still counts. */
export type ZoneChoice = {
  time_zone: string;
  time_zone_before: string | null;
  time_zone_from: Date | null;
};

/** The zone that a learner's day is reckoned in at an instant. */
export const zoneAt = (choice: ZoneChoice, now: Date): string => {
  const { time_zone: chosen, time_zone_before: before, time_zone_from: from } = choice;
  return before !== null && from !== null && now < from ? before : chosen;
};

/**
 * Chooses a zone. It counts from the end of the day that is under way: a calendar day is used up once, and neither
 * tomorrow nor yesterday can be reached by naming another zone.
 */
export const chooseZone = (choice: ZoneChoice, wanted: string, now: Date): ZoneChoice => {
  const current = zoneAt(choice, now);
  if (wanted === current) return { time_zone: wanted, time_zone_before: null, time_zone_from: null };
  return { time_zone: wanted, time_zone_before: current, time_zone_from: nextDayStart(now, current) };
};
