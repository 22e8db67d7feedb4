import type { ReminderSettings, WeeklyLetter } from '@pratik/contract/reminders';
import type { ErrorReport } from '@pratik/contract/reports';
import { DateTime } from 'luxon';
import { addDays, dayOf, mondayOf } from '../../platform/clock/clock.ts';
import type { LetterWords, SentKind } from './reminder.store.ts';

/** Settings of a user who has not saved any: nothing is sent. */
export const usualSettings: ReminderSettings = {
  reminder: false,
  weeklyLetter: false,
  weekdays: [1, 2, 3, 4, 5],
  hour: 18,
  tone: 'calm',
};

const sunday = 7;
/** Hours after the chosen hour in which an e-mail is still sent, for example after the server was stopped. */
const stillSentHours: Readonly<Record<SentKind, number>> = { reminder: 2, 'weekly-letter': 6 };

/** Returns the kinds of e-mail whose time has come. A reminder also requires a day without practice. */
export const kindsDue = (
  settings: ReminderSettings,
  now: Date,
  timeZone: string,
): { day: string; kinds: SentKind[] } => {
  const local = DateTime.fromJSDate(now, { zone: timeZone });
  const late = local.hour - settings.hour;
  const isTime = (kind: SentKind): boolean => late >= 0 && late < stillSentHours[kind];
  const kinds: SentKind[] = [
    ...(settings.reminder && settings.weekdays.includes(local.weekday) && isTime('reminder')
      ? ['reminder' as const]
      : []),
    ...(settings.weeklyLetter && local.weekday === sunday && isTime('weekly-letter')
      ? ['weekly-letter' as const]
      : []),
  ];
  return { day: dayOf(now, timeZone), kinds };
};

/** Returns the Monday of the latest week that has a letter: the current week on Sundays, otherwise the last week. */
export const latestMonday = (now: Date, timeZone: string): string => {
  const today = dayOf(now, timeZone);
  const monday = mondayOf(today);
  return today === addDays(monday, sunday - 1) ? monday : addDays(monday, -7);
};

type Practice = { minutes: number; days: number };

/** Minimum number of reviews from which the letter judges how well the user remembers words. */
const enoughReviews = 10;

const mistakeGoneOf = ({ codes }: ErrorReport): WeeklyLetter['mistakeGone'] =>
  codes
    .filter(({ trend }) => trend === 'less')
    .toSorted((a, b) => b.before - b.lately - (a.before - a.lately))[0]?.code ?? null;

const nextOf = (practice: Practice, words: LetterWords, { codes }: ErrorReport): WeeklyLetter['next'] => {
  if (practice.days === 0) return { kind: 'begin' };
  if (practice.days <= 2) return { kind: 'more-days' };
  if (words.asked >= enoughReviews && words.remembered / words.asked < 0.7) return { kind: 'words' };
  const [most] = codes;
  return most && most.lately >= 3 ? { kind: 'error', code: most.code } : { kind: 'path' };
};

/** Returns what the weekly letter says about a week. */
export const letterOf = (
  practice: Practice,
  words: LetterWords,
  errors: ErrorReport,
): Pick<WeeklyLetter, 'minutes' | 'days' | 'words' | 'mistakeGone' | 'next'> => ({
  minutes: practice.minutes,
  days: practice.days,
  words: { learned: words.learned, stayed: words.stayed, examples: words.examples },
  mistakeGone: mistakeGoneOf(errors),
  next: nextOf(practice, words, errors),
});
