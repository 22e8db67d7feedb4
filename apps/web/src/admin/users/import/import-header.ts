import { fold, nearestName } from '../../../lib/files/nearest-name.ts';
import { type ColumnChoices, ignoredColumn, type UnknownColumn } from '../../../lib/files/unknown-columns.ts';

const columnNames = {
  fullName: ['adsoyad', 'adisoyadi', 'advesoyad', 'isimsoyisim', 'ogrenci', 'fullname', 'namesurname'],
  name: ['ad', 'adi', 'isim', 'name', 'firstname', 'givenname'],
  surname: ['soyad', 'soyadi', 'soyisim', 'surname', 'lastname', 'familyname'],
  email: ['eposta', 'epostaadresi', 'email', 'emailadresi', 'emailaddress', 'mail', 'mailadresi'],
  role: ['rol', 'rolu', 'yetki', 'role'],
  level: ['seviye', 'seviyesi', 'kur', 'duzey', 'level', 'cefr'],
} as const;

export type ColumnName = keyof typeof columnNames;
/** Column index of each known column. */
export type Columns = Partial<Record<ColumnName, number>>;
const names = Object.keys(columnNames) as ColumnName[];

/** Other names for the known columns. They are uncertain matches, so the import only suggests the known column. */
const likelyNames: readonly (readonly [ColumnName, readonly string[]])[] = [
  ['level', [...columnNames.level, 'sinif', 'sube', 'grup', 'derece', 'class', 'grade', 'group']],
  ['email', [...columnNames.email, 'posta', 'iletisim']],
  ['surname', columnNames.surname],
  ['fullName', [...columnNames.fullName, 'ogrenciadi', 'kisi', 'student', 'learner']],
  ['name', [...columnNames.name, 'onad']],
  ['role', [...columnNames.role, 'gorev', 'unvan']],
];

/** Parses the first row as column names. Returns undefined if it contains no known column name. */
export const readHeader = (cells: readonly string[]): Columns | undefined => {
  const columns: Columns = {};
  cells.forEach((cell, index) => {
    const folded = fold(cell);
    const name = names.find((known) => (columnNames[known] as readonly string[]).includes(folded));
    if (name && columns[name] === undefined) columns[name] = index;
  });
  return Object.keys(columns).length > 0 ? columns : undefined;
};

/** The default column order for a file without column names. */
export const usualColumns: Columns = { name: 0, surname: 1, email: 2, role: 3, level: 4 };

/**
 * Returns the required columns that the file does not contain. A column with full names replaces the columns `name`
 * and `surname`.
 */
export const missingColumns = (columns: Columns): ('name' | 'surname' | 'email')[] =>
  (['name', 'surname', 'email'] as const).filter(
    (name) => columns[name] === undefined && !(name !== 'email' && columns.fullName !== undefined),
  );

/** Adds the columns that the administrator assigned to known columns. */
export const withChoices = (columns: Columns, choices: ColumnChoices): Columns => {
  const chosen = [...choices].filter(([, value]) => value !== ignoredColumn);
  return { ...columns, ...Object.fromEntries(chosen.map(([index, name]) => [name, index])) };
};

/**
 * Returns the columns of the file that match no known column. A repeated name and a column with text but no name
 * also count.
 * @param header empty when the file has no column names
 * @param ownNames names of the columns that only files saved on this page have; imports ignore these columns
 */
export const unknownColumns = (
  header: readonly string[],
  rows: readonly (readonly string[])[],
  columns: Columns,
  ownNames: readonly string[],
): UnknownColumn[] => {
  const known = new Set(Object.values(columns));
  const own = new Set(ownNames.map(fold));
  const width = rows.reduce((most, cells) => Math.max(most, cells.length), header.length);
  return Array.from({ length: width }, (_, index) => {
    const name = header[index] ?? '';
    const sample = rows.find((cells) => (cells[index] ?? '') !== '')?.[index] ?? '';
    const open = likelyNames.filter(([column]) => columns[column] === undefined);
    return { index, name, sample, suggestion: nearestName(name, open) };
  }).filter(
    ({ index, name, sample }) => !known.has(index) && !own.has(fold(name)) && (name !== '' || sample !== ''),
  );
};

/** Returns the known columns that the file does not contain. */
export const openColumns = (columns: Columns): ColumnName[] =>
  names.filter((name) => columns[name] === undefined);
