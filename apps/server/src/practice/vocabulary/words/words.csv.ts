import { csvLines } from '../../../platform/csv/csv.ts';
import type { CardRow } from '../vocabulary.tables.ts';

/**
 * Column titles and file name of the CSV file in the learner’s language. The import accepts files in Turkish and in
 * English.
 */
export const wordsCsvWords: Record<'tr' | 'en', { fileName: string; header: readonly string[] }> = {
  tr: { fileName: 'kelimelerim', header: ['Kelime', 'Anlam', 'Örnek cümle', 'Cümlenin Türkçesi'] },
  en: { fileName: 'my-words', header: ['Word', 'Meaning', 'Example sentence', 'Sentence translation'] },
};

/** Yields words as CSV lines after a header line. */
export async function* wordsAsCsv(
  batches: AsyncIterable<readonly CardRow[]>,
  language: 'tr' | 'en',
): AsyncGenerator<string> {
  yield csvLines([wordsCsvWords[language].header]);
  for await (const rows of batches) {
    yield csvLines(
      rows.map(({ word, meaning, sentence, sentence_tr }) => [
        word,
        meaning,
        sentence ?? '',
        sentence_tr ?? '',
      ]),
    );
  }
}
