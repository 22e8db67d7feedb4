import type { CorrectionCode } from '@pratik/contract/feedback';
import type { WeeklyLetter } from '@pratik/contract/reminders';
import type { ReminderMails } from './reminder-mails.tr.ts';

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const counted = (value: number, one: string, more: string): string =>
  `${number.format(value)} ${Math.round(value) === 1 ? one : more}`;
const dayText = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day));
const nameOf = (code: CorrectionCode): string => code.replaceAll('-', ' ');

const nextText = (next: WeeklyLetter['next']): string => {
  switch (next.kind) {
    case 'begin':
      return 'Start again with ten minutes. You can continue where you stopped.';
    case 'more-days':
      return 'Practise on more days. A little every day helps you remember more.';
    case 'words':
      return 'Start each day with your word reviews. The words that you may soon forget come first.';
    case 'error':
      return `Read the lesson about this error: ${nameOf(next.code)}.`;
    case 'path':
      return 'Continue with the next step of your path.';
  }
};

export const reminderMailsEn: ReminderMails = {
  reminder: {
    calm: (name) => ({
      subject: 'Your English for today',
      text: `Hello ${name},

You have not practised today. If you have time, ten minutes are enough. If not, tomorrow is fine too.`,
    }),
    cheerful: (name) => ({
      subject: 'Do you have ten minutes?',
      text: `Hello ${name},

Your conversation partner has made tea and is waiting for you. Shall we talk for ten minutes?`,
    }),
    brief: () => ({ subject: 'Today’s plan is ready', text: 'Your plan for today is ready.' }),
  },
  open: (url) => `Open Pratik: ${url}`,
  stop: (url) => `To turn off all these e-mails, open this link: ${url}`,
  weeklyLetter: (letter) => ({
    subject: `Your weekly letter: ${dayText(letter.from)} – ${dayText(letter.to)}`,
    text: [
      `Hello ${letter.name},`,
      letter.days === 0
        ? 'You did not practise this week. That happens.'
        : `This week you practised on ${counted(letter.days, 'day', 'days')}, for ${counted(Math.max(1, letter.minutes), 'minute', 'minutes')} in total.`,
      ...(letter.words.learned > 0 ? [`New words: ${number.format(letter.words.learned)}`] : []),
      ...(letter.words.stayed > 0
        ? [
            `Words that you remembered after at least a week: ${number.format(letter.words.stayed)} (${letter.words.examples.join(', ')})`,
          ]
        : []),
      ...(letter.mistakeGone ? [`An error that you now make less often: ${nameOf(letter.mistakeGone)}`] : []),
      `One thing for next week: ${nextText(letter.next)}`,
    ].join('\n\n'),
  }),
};
