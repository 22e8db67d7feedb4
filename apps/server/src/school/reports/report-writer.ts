import { type CorrectionCode, correctionCodes } from '@pratik/contract/feedback';
import type { ErrorReport, ReportDays } from '@pratik/contract/reports';
import type { PdfBlock } from '../../platform/pdf/pdf-document.ts';
import { type ReportWords, reportWords } from './report-words.ts';

type Language = 'tr' | 'en';
type Bilingual = { tr: string; en: string };

const locales = { tr: 'tr-TR', en: 'en-GB' } as const;

export type ReportWriter = ReturnType<typeof reportWriter>;

/** Formats texts, numbers and dates of a report file in the language of its reader. */
export const reportWriter = (
  language: Language,
  timeZone: string,
  levelNames: ReadonlyMap<string, Bilingual>,
) => {
  const locale = locales[language];
  const number = (value: number, digits = 0) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value);
  const dayIn = (when: string, zone: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: zone }).format(new Date(when));
  const day = (value: string) => dayIn(`${value}T12:00:00Z`, 'UTC');
  const t = (name: keyof ReportWords, values: Record<string, string> = {}): string =>
    reportWords[language][name].replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? '');
  const rate = (value: number | null) => (value === null ? '–' : number(value, 1));
  const signed = (value: number) => `${value > 0 ? '+' : ''}${number(value, 1)}`;
  const codeName = (code: CorrectionCode): string =>
    language === 'tr'
      ? correctionCodes[code]
      : `${code.charAt(0).toUpperCase()}${code.slice(1).replaceAll('-', ' ')}`;

  return {
    language,
    t,
    number,
    day,
    codeName,
    percent: (share: number) => new Intl.NumberFormat(locale, { style: 'percent' }).format(share),
    date: (instant: string) => dayIn(instant, timeZone),
    say: (text: Bilingual) => text[language],
    levelName: (id: string) => levelNames.get(id)?.[language] ?? id,

    /** Returns a block with the days of the report and the day on which the report was made. */
    facts: (days: ReportDays, madeAt: string): PdfBlock => ({
      kind: 'note',
      text: [
        t('days', { from: day(days.from), to: day(days.to) }),
        t('madeAt', { when: dayIn(madeAt, timeZone) }),
      ].join(' · '),
    }),

    /** Returns a table of the most frequent errors with their rates and trends. */
    errors(title: string, errors: ErrorReport): PdfBlock[] {
      const lines = errors.codes.filter(({ lately }) => lately > 0).slice(0, 12);
      const heading = { kind: 'heading', text: title } as const;
      if (lines.length === 0) return [heading, { kind: 'note', text: t('errorsNone') }];
      const how = { day: day(errors.from), words: number(errors.words.lately) };
      return [
        heading,
        { kind: 'note', text: t('errorsHow', how) },
        {
          kind: 'table',
          columns: [
            { title: t('errorKind'), share: 3 },
            { title: t('times'), share: 1, numeric: true },
            { title: t('rate'), share: 1.4, numeric: true },
            { title: t('rateBefore'), share: 1.5, numeric: true },
            { title: t('change'), share: 2.2, numeric: true },
            { title: t('trend'), share: 1.3 },
          ],
          rows: lines.map((line) => [
            codeName(line.code),
            number(line.lately),
            rate(line.latelyRate),
            rate(line.beforeRate),
            line.change === null
              ? '–'
              : t('range', { from: signed(line.change.from), to: signed(line.change.to) }),
            line.trend === null ? t('noTrend') : t(`error${line.trend}`),
          ]),
        },
      ];
    },
  };
};
