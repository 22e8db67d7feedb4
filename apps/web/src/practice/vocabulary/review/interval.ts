export type Interval = { unit: 'minutes' | 'hours' | 'days' | 'months' | 'years'; count: number };

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const month = 30.44 * day;
const year = 365.25 * day;

/** Converts a duration in seconds to a whole number with one unit, at least one minute. */
export const intervalOf = (seconds: number): Interval => {
  const minutes = Math.max(1, Math.round(seconds / minute));
  if (minutes < 60) return { unit: 'minutes', count: minutes };
  if (seconds < 23.5 * hour) return { unit: 'hours', count: Math.round(seconds / hour) };
  if (seconds < 59.5 * day) return { unit: 'days', count: Math.round(seconds / day) };
  if (seconds < 23.5 * month) return { unit: 'months', count: Math.round(seconds / month) };
  return { unit: 'years', count: Math.round(seconds / year) };
};
