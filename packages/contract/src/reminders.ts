import { z } from 'zod';
import { get, post } from './call.ts';
import { day, done } from './common.ts';
import { correctionCode } from './feedback.ts';

/**
 * Reminders by e-mail and the weekly letter. Both are off until the user turns them on. Every e-mail has a link that
 * turns both off.
 */

/** The wording of a reminder. */
export const reminderTones = ['calm', 'cheerful', 'brief'] as const;

/** Day of the week: 1 is Monday, 7 is Sunday. */
const weekday = z.int().min(1).max(7);

export const reminderSettings = z.strictObject({
  /** Whether the user gets a reminder by e-mail on a day without practice. */
  reminder: z.boolean(),
  /** Whether the user gets the weekly letter by e-mail on Sundays. */
  weeklyLetter: z.boolean(),
  /** The days on which a reminder may be sent. All other days are quiet. */
  weekdays: z
    .array(weekday)
    .max(7)
    .refine((days) => new Set(days).size === days.length),
  /** Hour of the day in the user’s time zone from which e-mails are sent. */
  hour: z.int().min(0).max(23),
  tone: z.enum(reminderTones),
});
export type ReminderSettings = z.infer<typeof reminderSettings>;

export const getReminderSettings = get({
  path: 'reminder/settings',
  access: 'user',
  summary: 'The user’s settings of reminders and of the weekly letter',
  answer: z.object({
    settings: reminderSettings,
    /** Whether a mail server is configured. Without a mail server, no e-mail is sent. */
    mailConfigured: z.boolean(),
    /** Whether the user has consented to e-mails of this kind. Without the consent, no e-mail is sent. */
    allowed: z.boolean(),
    email: z.string(),
  }),
});

export const saveReminderSettings = post({
  path: 'reminder/save-settings',
  access: 'user',
  summary: 'Saves the user’s settings of reminders and of the weekly letter',
  body: reminderSettings,
  answer: done,
});

export const stopReminders = post({
  path: 'reminder/stop',
  access: 'public',
  summary: 'Turns off the reminders and the weekly letter with the code of a link in an e-mail',
  body: z.strictObject({ code: z.uuid() }),
  answer: done,
  problems: ['not-found'],
});

export const weeklyLetter = z.object({
  name: z.string(),
  /** First and last day of the week, Monday to Sunday. */
  from: day,
  to: day,
  minutes: z.number(),
  days: z.int(),
  words: z.object({
    /** Number of words that the user learned in the week. */
    learned: z.int(),
    /** Number of words that the user remembered at least seven days after the review before. */
    stayed: z.int(),
    /** Some of these words, in English. */
    examples: z.array(z.string()),
  }),
  /** The error that became clearly rarer than in the week before. Null when there is none. */
  mistakeGone: correctionCode.nullable(),
  /** What the letter suggests for the next week. */
  next: z.discriminatedUnion('kind', [
    z.object({ kind: z.enum(['begin', 'more-days', 'words', 'path']) }),
    z.object({ kind: z.literal('error'), code: correctionCode }),
  ]),
  /** Whether the week is the latest week that has a letter. */
  isLatest: z.boolean(),
});
export type WeeklyLetter = z.infer<typeof weeklyLetter>;

export const getWeeklyLetter = get({
  path: 'reminder/weekly-letter',
  access: 'user',
  summary: 'The weekly letter about the user’s practice',
  /** A day of the week. If omitted, the latest week with a letter: the current week on Sundays, else the last week. */
  query: z.object({ week: day.optional() }),
  answer: weeklyLetter,
  problems: ['not-found'],
});
