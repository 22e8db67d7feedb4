import { reportWordsEn } from '@pratik/text/report-words.en';
import { reportWordsTr } from '@pratik/text/report-words.tr';

/** The texts that only the files of a report have. The other texts are also on its page. */
const fileWordsTr = {
  chatAmount: '{{count}} dakika sohbet',
  vocabularyAmount: '{{count}} kelime tekrarı',
  fileClass: 'sinif-raporu',
  fileLearner: 'ogrenci-raporu',
  fileGuardian: 'veli-mektubu',
} as const;
const fileWordsEn: Record<keyof typeof fileWordsTr, string> = {
  chatAmount: 'Minutes of conversation: {{count}}',
  vocabularyAmount: 'Word reviews: {{count}}',
  fileClass: 'class-report',
  fileLearner: 'learner-report',
  fileGuardian: 'guardian-letter',
};

const tr = { ...reportWordsTr, ...fileWordsTr };
export type ReportWords = Readonly<Record<keyof typeof tr, string>>;

/** The texts of report files in both languages. `{{name}}` is replaced by a value. */
export const reportWords: Readonly<Record<'tr' | 'en', ReportWords>> = {
  tr,
  en: { ...reportWordsEn, ...fileWordsEn },
};
