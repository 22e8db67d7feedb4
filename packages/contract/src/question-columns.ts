import type { ItemField } from './item-field.ts';
import { itemFields } from './item-fields.ts';

const columnsOf = ([name, field]: [string, ItemField]): [cell: string, column: string][] => {
  const { cellName = name, column } = field;
  return field.cell === 'bilingual'
    ? [
        [`${cellName}.tr`, `${column} (Türkçe)`],
        [`${cellName}.en`, `${column} (İngilizce)`],
      ]
    : [[cellName, column]];
};

/** Maps each field, or part of a field, to the Turkish name of its column in the header row of a question file. */
export const questionColumns: Readonly<Record<string, string>> = {
  kind: 'Tür',
  id: 'Kimlik',
  state: 'Durum',
  levelId: 'Seviye',
  topic: 'Konu',
  ...Object.fromEntries(
    Object.values(itemFields).flatMap((fields) => Object.entries<ItemField>(fields).flatMap(columnsOf)),
  ),
};
