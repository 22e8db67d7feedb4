import { type ItemFields, itemFields } from './item-fields.ts';

const columnsOf = (fields: ItemFields): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, { column }]) => [name, column]));

/** Maps each field, or part of a field, to its column name in the header row of a question file. */
export const questionColumns: Readonly<Record<string, string>> = {
  kind: 'Tür',
  id: 'Kimlik',
  state: 'Durum',
  levelId: 'Seviye',
  topic: 'Konu',
  title: 'Başlık',
  type: 'Metin türü',
  variety: 'İngilizce',
  names: 'Özel adlar',
  glossary: 'Sözlük',
  pace: 'Hız',
  speakers: 'Konuşmacılar',
  text: 'Metin',
  ...columnsOf(itemFields.question),
  answers: 'Yanıtlar',
  practises: 'Hata kodları',
  grammar: 'Dil bilgisi',
  word: itemFields.word.word.column,
  tr: itemFields.word.tr.column,
  'point.tr': 'Nokta (Türkçe)',
  'point.en': 'Nokta (İngilizce)',
  skill: 'Beceri',
  tests: 'Ölçtüğü',
  'titles.tr': 'Başlık (Türkçe)',
  'titles.en': 'Başlık (İngilizce)',
  genre: 'Yazı türü',
  'task.tr': 'Görev (Türkçe)',
  'task.en': 'Görev (İngilizce)',
  points: 'Maddeler',
  least: 'En az sözcük',
  most: 'En çok sözcük',
  phrases: 'Kalıplar',
  ...columnsOf(itemFields.word),
};
