import { nextDayStart } from '../../platform/clock/clock.ts';

/** A learner's time zones: the chosen zone, and the earlier zone with the time until which the earlier zone applies. */
export type ZoneChoice = {
  time_zone: string;
  time_zone_before: string | null;
  time_zone_from: Date | null;
};

/** Returns the zone that determines the learner's day at an instant. */
export const zoneAt = (choice: ZoneChoice, now: Date): string => {
  const { time_zone: chosen, time_zone_before: before, time_zone_from: from } = choice;
  return before !== null && from !== null && now < from ? before : chosen;
};

/**
 * Chooses a zone, which applies from the end of the current day. Therefore a learner cannot repeat a calendar day, or
 * start the next day early, by changing the zone.
 */
export const chooseZone = (choice: ZoneChoice, wanted: string, now: Date): ZoneChoice => {
  const current = zoneAt(choice, now);
  if (wanted === current) return { time_zone: wanted, time_zone_before: null, time_zone_from: null };
  return { time_zone: wanted, time_zone_before: current, time_zone_from: nextDayStart(now, current) };
};
