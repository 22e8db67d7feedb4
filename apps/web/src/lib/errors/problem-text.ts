import type { ProblemName } from '@pratik/contract/problems';
import { type ApiProblem, isApiProblem, isConnectionProblem } from '../api/api-problem.ts';
import { formatDateTime, formatNumber } from '../language/format.ts';
import { defineTexts, getLanguage, type Language, useLanguage } from '../language/i18n.ts';
import { codeText } from './code-text.ts';
import { turkishSteps, turkishTitles } from './problem-text.tr.ts';

const { text: titleOf, useText: useTitles } = defineTexts('problems', {
  tr: turkishTitles,
  en: async () => (await import('./problem-text.en.ts')).englishTitles,
});
const { text: stepOf } = defineTexts('problem steps', {
  tr: turkishSteps,
  en: async () => (await import('./problem-text.en.ts')).englishSteps,
});

/** The text shown after a failure: the reason and the next action. */
export type ProblemText = {
  readonly what: string;
  readonly next: string;
  readonly requestId?: string;
};

/** Returns the text for any error in the current language: the reason and the next action. */
export const problemText = (error: unknown, language: Language = getLanguage()): ProblemText => {
  if (isConnectionProblem(error)) return connection[language];
  if (!isApiProblem(error)) return unexpected[language];
  const { problem, name_ } = error;
  const title = titleIn(language, name_, problem);
  return {
    // A title may end with a general hint after a semicolon, which the exact waiting time replaces.
    what: (problem.retryAfter === undefined ? title : title.split(';')[0]) ?? title,
    next: nextStep(name_, language, problem),
    ...(problem.requestId && problem.status >= 500 ? { requestId: problem.requestId } : {}),
  };
};

/**
 * Returns the title of a problem. If the problem has an error code, the code determines the title, because the code
 * is more specific than the problem name.
 */
const titleIn = (language: Language, name: ProblemName, { code, params }: ApiProblem['problem']): string => {
  const specific = code === undefined ? undefined : codeText({ code, params });
  if (specific !== undefined) return specific;
  return language === 'tr' ? turkishTitles[name] : titleOf(name);
};

/** Returns the problem text as one sentence, for places with only one line of text. */
export const problemSentence = (error: unknown, language?: Language): string => {
  const { what, next } = problemText(error, language);
  return [what, next].filter(Boolean).map(asSentence).join(' ');
};

/** Hook version of `problemText`. The component re-renders when the language changes. */
export const useProblemText = (error: unknown): ProblemText => {
  useTitles();
  return problemText(error, useLanguage());
};

const connection: Record<Language, ProblemText> = {
  tr: {
    what: 'Sunucuya ulaşılamadı',
    next: 'Bağlantınızı denetleyip yeniden deneyin; yazdıklarınız yerinde duruyor.',
  },
  en: {
    what: 'The server could not be reached',
    next: 'Check your connection and try again. Your text is still here.',
  },
};

const unexpected: Record<Language, ProblemText> = {
  tr: { what: 'Beklenmeyen bir sorun oluştu', next: 'Sayfayı yenileyip yeniden deneyin.' },
  en: { what: 'Something unexpected happened', next: 'Reload the page and try again.' },
};

type Details = { retryAfter?: number | undefined; nextDayAt?: string | undefined };

const nextStep = (name: ProblemName, language: Language, details: Details): string => {
  const inTurkish = language === 'tr';
  if (details.nextDayAt !== undefined) {
    const when = formatDateTime(details.nextDayAt);
    return inTurkish ? `Yeni gününüz başlıyor: ${when}.` : `Your next day starts: ${when}.`;
  }
  if (details.retryAfter !== undefined) {
    const wait = waitText(details.retryAfter, language);
    return inTurkish ? `${wait} sonra yeniden deneyin.` : `Try again in ${wait}.`;
  }
  if (!hasStep(name)) return '';
  return inTurkish ? turkishSteps[name] : stepOf(name);
};

const hasStep = (name: ProblemName): name is keyof typeof turkishSteps => name in turkishSteps;

/** Formats a waiting time, for example `45 saniye` or `3 dakika`. */
export const waitText = (seconds: number, language: Language = getLanguage()): string => {
  const inMinutes = seconds >= 90;
  const count = inMinutes ? Math.ceil(seconds / 60) : seconds;
  if (language === 'tr') return `${formatNumber(count)} ${inMinutes ? 'dakika' : 'saniye'}`;
  return `${formatNumber(count)} ${inMinutes ? 'minute' : 'second'}${count === 1 ? '' : 's'}`;
};

const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);
