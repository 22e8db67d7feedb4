import { csvLines } from '../../../platform/csv/csv.ts';
import type { CardRow } from '../vocabulary.tables.ts';

const header = ['Kelime', 'Anlam', 'Örnek cümle', 'Cümlenin Türkçesi'];

/** Writes words as lines of CSV, with the header first. */
export async function* wordsAsCsv(batches: AsyncIterable<readonly CardRow[]>): AsyncGenerator<string> {
  yield csvLines([header]);
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
