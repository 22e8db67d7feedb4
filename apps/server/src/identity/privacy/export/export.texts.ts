import { labels as labelsEn } from './export-labels.en.ts';
import { labels as labelsTr } from './export-labels.tr.ts';

export type ExportLanguage = 'tr' | 'en';

export type ExportTexts = {
  labels: Readonly<Record<string, string>>;
  /**
   * Names in the zip: the HTML page, the JSON file and the recordings folder; and the name of the zip file without its
   * date.
   */
  page: string;
  data: string;
  sounds: string;
  zip: string;
  yes: string;
  no: string;
  log: string;
  contents: string;
  soundFiles: string;
  soundHelp: string;
  records(count: number): string;
  files(count: number): string;
  heading(name: string): string;
  intro(when: string): string;
  none(titles: string): string;
  /** The note in a copy for an administrator: such a copy contains no recordings. */
  withoutRecordings: string;
};

/** The texts of an export in the language of the user whose data it contains. */
export const exportTexts: Readonly<Record<ExportLanguage, ExportTexts>> = {
  tr: {
    labels: labelsTr,
    page: 'oku.html',
    data: 'veriler.json',
    sounds: 'sesler',
    zip: 'pratik-verilerim',
    yes: 'evet',
    no: 'hayır',
    log: 'İşlem kaydı',
    contents: 'İçindekiler',
    soundFiles: 'Ses dosyaları',
    soundHelp: 'Dinlemek için zip dosyasının tamamını bir klasöre çıkarın.',
    records: (count) => `${count} kayıt`,
    files: (count) => `${count} dosya`,
    heading: (name) => `Hakkınızda tutulanlar: ${name}`,
    intro: (when) =>
      `Hazırlanma: ${when}. Aynı veriler, kayıtları birbirine bağlayan numaralarla birlikte ve başka programların okuyabileceği biçimde, <code>veriler.json</code> dosyasındadır.`,
    none: (titles) => `Hiç kayıt bulunmayanlar: ${titles}.`,
    withoutRecordings:
      'Bu kopyayı bir yönetici hazırlattı. Ses kayıtlarını yalnız kaydın sahibi dinleyebilir; bu yüzden ses dosyaları burada yoktur, kullanıcının kendi indirdiği kopyada bulunur.',
  },
  en: {
    labels: labelsEn,
    page: 'read.html',
    data: 'data.json',
    sounds: 'recordings',
    zip: 'pratik-my-data',
    yes: 'yes',
    no: 'no',
    log: 'Audit log',
    contents: 'Contents',
    soundFiles: 'Audio files',
    soundHelp: 'To listen, extract the whole zip file into a folder.',
    records: (count) => (count === 1 ? '1 record' : `${count} records`),
    files: (count) => (count === 1 ? '1 file' : `${count} files`),
    heading: (name) => `Data stored about you: ${name}`,
    intro: (when) =>
      `Created: ${when}. The file <code>data.json</code> contains the same data for other programs, with the numbers that link the records.`,
    none: (titles) => `No records: ${titles}.`,
    withoutRecordings:
      'An administrator requested this copy. Only the speaker may listen to recordings, so this copy contains no audio files. The copy that the user downloads contains them.',
  },
};
