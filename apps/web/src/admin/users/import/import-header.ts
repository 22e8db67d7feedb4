const columnNames = {
  fullName: ['adsoyad', 'adisoyadi', 'advesoyad', 'isimsoyisim', 'ogrenci', 'fullname', 'namesurname'],
  name: ['ad', 'adi', 'isim', 'name', 'firstname', 'givenname'],
  surname: ['soyad', 'soyadi', 'soyisim', 'surname', 'lastname', 'familyname'],
  email: ['eposta', 'epostaadresi', 'email', 'emailadresi', 'emailaddress', 'mail', 'mailadresi'],
  role: ['rol', 'rolu', 'yetki', 'role'],
  level: ['seviye', 'seviyesi', 'kur', 'duzey', 'level', 'cefr'],
} as const;

export type ColumnName = keyof typeof columnNames;
/** Where each known column stands in the file. */
export type Columns = Partial<Record<ColumnName, number>>;

/** `E-POSTA ADRESİ` and `e-posta adresi` are one; letters and digits only, no marks, Turkish i made plain. */
export const fold = (text: string): string =>
  text
    .replaceAll(/[İIı]/g, 'i')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]/g, '');

/** Reads the first row as column names; undefined when none of it is known. */
export const readHeader = (cells: readonly string[]): Columns | undefined => {
  const columns: Columns = {};
  cells.forEach((cell, index) => {
    const folded = fold(cell);
    const name = (Object.keys(columnNames) as ColumnName[]).find((known) =>
      (columnNames[known] as readonly string[]).includes(folded),
    );
    if (name && columns[name] === undefined) columns[name] = index;
  });
  return Object.keys(columns).length > 0 ? columns : undefined;
};

/** The order read where a file has no column names. */
export const usualColumns: Columns = { name: 0, surname: 1, email: 2, role: 3, level: 4 };

/** Of what cannot be done without, that which the file does not have. */
export const missingColumns = (columns: Columns): ('name' | 'surname' | 'email')[] =>
  (['name', 'surname', 'email'] as const).filter(
    (name) => columns[name] === undefined && !(name !== 'email' && columns.fullName !== undefined),
  );
