import type { ReportDays, ReportPeriod } from '@pratik/contract/reports';
import { addDays } from '../../platform/clock/clock.ts';

/** Maximum number of days that a report covers. */
export const mostDays = 366;

const lengths = { week: 7, month: 30 } as const;

/**
 * Returns the first and last day of a report that ends today. A term has no dates of its own, so its report begins on
 * the day on which the class was added (`termFrom`).
 */
export const reportDaysOf = (kind: ReportPeriod, today: string, termFrom: string | null): ReportDays => {
  if (kind !== 'term') return { kind, from: addDays(today, 1 - lengths[kind]), to: today, termFrom };
  if (termFrom === null) return reportDaysOf('month', today, null);
  const earliest = addDays(today, 1 - mostDays);
  return { kind, from: termFrom > earliest ? termFrom : earliest, to: today, termFrom };
};
