import { type AssignmentDetails, type AssignmentKind, kindsWithAmount } from '@pratik/contract/homework';
import type { UseFormReturn } from 'react-hook-form';

/** Form values of an assignment. Numbers are strings, and days are calendar days such as `2026-09-05`. */
export type AssignmentForm = {
  kind: AssignmentKind;
  itemId: string;
  amount: string;
  leastPercent: string;
  note: string;
  opensOn: string;
  dueOn: string;
  /** Ids of the learners who get the homework. Null means the whole class. */
  learnerIds: string[] | null;
};

/** The form state of an assignment. The server validates the values. */
export type HomeworkForm = UseFormReturn<AssignmentForm>;

const usualAmount = { chat: '10', vocabulary: '50' } as const;
const usualDays = 7;

export const amountFor = (kind: AssignmentKind): string =>
  kind === 'chat' || kind === 'vocabulary' ? usualAmount[kind] : '';

/** Returns the initial form for new homework: a reading text that is open for one week from today. */
export const emptyAssignment = (now: Date): AssignmentForm => ({
  kind: 'reading',
  itemId: '',
  amount: '',
  leastPercent: '',
  note: '',
  opensOn: dayOf(now),
  dueOn: dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() + usualDays)),
  learnerIds: null,
});

/** Returns the calendar day of a point in time, in the time zone of the browser. */
const dayOf = (instant: Date): string =>
  [instant.getFullYear(), instant.getMonth() + 1, instant.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/**
 * Returns the point in time at the given time of a calendar day, in the time zone of the browser. Returns an empty
 * string if there is no day.
 */
const instantOf = (day: string, time: string): string =>
  day === '' ? '' : new Date(`${day}T${time}`).toISOString();

export const toForm = (stored: AssignmentDetails): AssignmentForm => ({
  kind: stored.kind,
  itemId: stored.itemId ?? '',
  amount: stored.amount?.toString() ?? '',
  leastPercent: stored.leastPercent?.toString() ?? '',
  note: stored.note,
  opensOn: dayOf(new Date(stored.opensAt)),
  dueOn: dayOf(new Date(stored.dueAt)),
  learnerIds: stored.learnerIds,
});

const wholeNumber = (text: string): number | null => (/^\d+$/.test(text.trim()) ? Number(text) : null);

/**
 * Converts the form to the fields of the call. An assignment opens at the start of its first day and is due at the
 * end of its last day, in the time zone of the browser.
 */
export const toFields = (form: AssignmentForm) => ({
  amount: kindsWithAmount.includes(form.kind) ? wholeNumber(form.amount) : null,
  leastPercent: wholeNumber(form.leastPercent),
  note: form.note.trim(),
  opensAt: instantOf(form.opensOn, '00:00'),
  dueAt: instantOf(form.dueOn, '23:59'),
  learnerIds: form.learnerIds,
});
