import Papa from 'papaparse';
import type { CardRow } from '../vocabulary.tables.ts';

type Word = Pick<CardRow, 'word' | 'meaning' | 'sentence' | 'sentence_tr' | 'note'>;

const columns = ['Kelime', 'Anlam', 'Örnek cümle', 'Cümlenin Türkçesi', 'Not'];

/** Writes words as a text file for import into Anki. The first lines are settings, and tabs separate the fields. */
export const writeAnkiText = (words: readonly Word[]): Uint8Array => {
  const head = ['#separator:tab', '#html:false', '#deck:Pratik', `#columns:${columns.join('\t')}`];
  const rows = words.map(({ word, meaning, sentence, sentence_tr, note }) => [
    word,
    meaning,
    sentence ?? '',
    sentence_tr ?? '',
    note ?? '',
  ]);
  const body = rows.length === 0 ? '' : `${Papa.unparse(rows, { delimiter: '\t', newline: '\n' })}\n`;
  return Buffer.from(`${head.join('\n')}\n${body}`, 'utf8');
};
