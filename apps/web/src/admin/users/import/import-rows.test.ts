import { describe, expect, it } from 'vitest';
import { decodeText } from '../../../lib/files/decode-text.ts';
import { fold } from '../../../lib/files/nearest-name.ts';
import { ignoredColumn } from '../../../lib/files/unknown-columns.ts';
import { formatDateTime } from '../../../lib/language/format.ts';
import { missingColumns, readHeader } from './import-header.ts';
import { badRowsCsv, linksCsv, ownColumnNames, reportCsv } from './import-report.ts';
import { mostRows, readRows } from './import-rows.ts';
import { runBatches } from './import-run.ts';

const rowsOf = (text: string) => {
  const file = readRows(text, new Map(), ownColumnNames());
  if (file.kind !== 'rows') throw new Error(`read as ${file.kind}`);
  return file.rows.map(({ row }) => row);
};

/** Encodes a text as Windows-1254, which differs from Latin-1 in six letters. */
const windows1254 = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => {
    const at = 'ĞİŞğışÇÖÜçöü'.indexOf(letter);
    const code = [0xd0, 0xdd, 0xde, 0xf0, 0xfd, 0xfe, 0xc7, 0xd6, 0xdc, 0xe7, 0xf6, 0xfc][at];
    return code ?? letter.charCodeAt(0);
  });

describe('decodeText (encoding of an uploaded file)', () => {
  const text = 'Ad;Soyad\nÇağrı;Işık\nİbrahim;Şölen';
  const utf16 = new Uint8Array([
    0xff,
    0xfe,
    ...new Uint8Array(Uint16Array.from(text, (c) => c.charCodeAt(0)).buffer),
  ]);

  it.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${text}`)],
    ['Windows-1254', windows1254(text)],
    ['UTF-16', utf16],
  ])('reads %s', (_name, bytes) => {
    expect(decodeText(bytes)).toBe(text);
  });
});

describe('readHeader (column names of a user import)', () => {
  it('recognises Turkish and English column names, however they are written', () => {
    expect(readHeader(['SOYADI', 'Adı', 'E-POSTA ADRESİ', 'Kur', 'Yetki'])).toEqual({
      surname: 0,
      name: 1,
      email: 2,
      level: 3,
      role: 4,
    });
    expect(readHeader(['First name', 'Last Name', 'E-mail'])).toEqual({ name: 0, surname: 1, email: 2 });
    expect(readHeader(['Çağrı', 'Işık'])).toBeUndefined();
  });

  it('treats i and ı as the same letter in column names', () => {
    expect(fold('İSİM')).toBe('isim');
    expect(fold('ADI')).toBe('adi');
  });

  it('accepts one column that contains the full name', () => {
    expect(missingColumns({ fullName: 0, email: 1 })).toEqual([]);
    expect(missingColumns({ name: 0 })).toEqual(['surname', 'email']);
  });
});

describe('readRows (rows of a user import)', () => {
  it.each([';', ',', '\t'])('detects the delimiter %j', (separator) => {
    const text =
      ['Ad', 'Soyad', 'E-posta'].join(separator) +
      '\r\n' +
      ['Gül', 'Ağaç', 'gul@okul.example'].join(separator);
    expect(rowsOf(text)).toEqual([
      { line: 2, name: 'Gül', surname: 'Ağaç', email: 'gul@okul.example', role: '', level: '' },
    ]);
  });

  it('returns line numbers that count empty lines and line breaks inside quoted cells', () => {
    const rows = rowsOf('Ad;Soyad;E-posta\n\n"Ayşe\nNur";Yılmaz;a@okul.example\nGül;Ağaç;g@okul.example\n');
    expect(rows.map(({ line, name }) => [line, name])).toEqual([
      [3, 'Ayşe Nur'],
      [5, 'Gül'],
    ]);
  });

  it('takes the last word of a full name as the surname', () => {
    expect(rowsOf('Ad Soyad;E-posta\nAyşe Nur Yılmaz;a@okul.example')[0]).toMatchObject({
      name: 'Ayşe Nur',
      surname: 'Yılmaz',
    });
  });

  it('reads a file without column names in the default column order, and reports the missing header', () => {
    const file = readRows('Çağrı;Işık;c@okul.example;öğrenci;A2');
    expect(file).toMatchObject({
      kind: 'rows',
      hasHeader: false,
      rows: [{ row: { line: 1, name: 'Çağrı', email: 'c@okul.example', role: 'öğrenci', level: 'A2' } }],
    });
  });

  it('returns the reason when the file cannot be read', () => {
    expect(readRows(' \n\n')).toEqual({ kind: 'empty' });
    expect(readRows('Ad;Soyad;E-posta\n')).toEqual({ kind: 'empty' });
    expect(readRows('Ad;Telefon\nGül;555')).toEqual({ kind: 'columns', missing: ['surname', 'email'] });
    expect(readRows('bir;iki\nüç;dört')).toEqual({ kind: 'columns', missing: ['name', 'surname', 'email'] });
    const many = Array.from({ length: mostRows + 1 }, (_, n) => `A;B;k${n}@okul.example`).join('\n');
    expect(readRows(`Ad;Soyad;E-posta\n${many}`)).toEqual({ kind: 'too-many', count: mostRows + 1 });
    expect(readRows(`Ad;Soyad;E-posta${';x'.repeat(198)}\n`)).toEqual({ kind: 'too-wide', count: 201 });
  });

  it('reports duplicate e-mail addresses and cells that are too long', () => {
    const file = readRows(
      `Ad;Soyad;E-posta\nA;B;x@okul.example\nC;D;X@OKUL.example\n${'u'.repeat(201)};E;e@okul.example`,
    );
    expect(file.kind === 'rows' && file.rows.map(({ errors }) => errors)).toEqual([
      [],
      [{ kind: 'same-email', field: 'email', line: 2 }],
      [{ kind: 'too-long', field: 'name' }],
    ]);
  });
});

it('readRows › cuts a very long cell to a length that is still reported as too long', () => {
  const file = readRows(`Ad;Soyad;E-posta\n${'a'.repeat(100_000)};Öz;a@okul.example`);
  expect(file).toMatchObject({ rows: [{ errors: [{ kind: 'too-long', field: 'name' }] }] });
  expect(JSON.stringify(file).length).toBeLessThan(2_000);
});

it('readRows › ignores the columns that the import page adds to its exported files', () => {
  const text = 'Ad;Soyad;E-posta;AÇIKLAMA\nAyşe;Öz;a@okul.example;Bu adres kayıtlı';
  expect(readRows(text, new Map(), ['Satır', 'Açıklama'])).toMatchObject({ kind: 'rows', ignored: [] });
  expect(readRows(text)).toMatchObject({ kind: 'unknown-columns' });
});

describe('readRows (unknown columns of a user import)', () => {
  const text = 'Ad Soyad;Mail;Sınıf;Telefon\nAyşe Yılmaz;a@okul.example;B1;555\nÇağrı Işık;c@okul.example;;';

  it('stops until the administrator has decided what each unknown column means', () => {
    expect(readRows(text)).toEqual({
      kind: 'unknown-columns',
      columns: { fullName: 0, email: 1 },
      unknown: [
        { index: 2, name: 'Sınıf', sample: 'B1', suggestion: 'level' },
        { index: 3, name: 'Telefon', sample: '555', suggestion: undefined },
      ],
    });
    expect(readRows(text, new Map([[2, 'level']]))).toMatchObject({ kind: 'unknown-columns' });
    expect(
      readRows(
        text,
        new Map([
          [2, 'level'],
          [3, ignoredColumn],
        ]),
      ),
    ).toMatchObject({
      kind: 'rows',
      ignored: ['Telefon'],
      rows: [{ row: { surname: 'Yılmaz', level: 'B1' } }, { row: { surname: 'Işık', level: '' } }],
    });
  });

  it.each([
    ['SINIF', 'level'],
    ['Şubesi', 'level'],
    ['Seviyye', 'level'],
    ['Öğrenci seviyesi', 'level'],
    ['E-psta', 'email'],
    ['Öğrenci maili', 'email'],
    ['Görevi', 'role'],
    ['Telefon', undefined],
    ['Numara', undefined],
  ])('suggests for a column named %s the known column: %s', (name, suggestion) => {
    const file = readRows(`Ad;Soyad;${name}\nAyşe;Yılmaz;x`);
    expect(file).toMatchObject({ kind: 'unknown-columns', unknown: [{ name, suggestion }] });
  });

  it('lets the administrator assign an unknown column to a required column, without which the import cannot continue', () => {
    const misspelt = 'Ad;Soyad;E-psta\nAyşe;Yılmaz;a@okul.example';
    expect(readRows(misspelt, new Map([[2, ignoredColumn]]))).toMatchObject({ kind: 'unknown-columns' });
    expect(readRows(misspelt, new Map([[2, 'email']]))).toMatchObject({
      rows: [{ row: { email: 'a@okul.example' } }],
    });
  });

  it('reports a repeated known column, and a column that contains text but has no name', () => {
    expect(readRows('Ad;Soyad;E-posta;Mail;\nA;B;a@okul.example;b@okul.example;not')).toMatchObject({
      unknown: [
        { index: 3, name: 'Mail' },
        { index: 4, name: '', sample: 'not' },
      ],
    });
    expect(readRows('A;B;a@okul.example;öğrenci;A2;fazla')).toMatchObject({
      unknown: [{ index: 5, name: '', sample: 'fazla' }],
    });
  });
});

describe('runBatches (requests of a user import)', () => {
  const rows = Array.from({ length: 5 }, (_, n) => ({
    line: n + 2,
    name: 'A',
    surname: 'B',
    email: `k${n}@okul.example`,
    role: '',
    level: '',
  }));
  const outcomeOf = ({ line }: { line: number }) => ({ line, outcome: 'added' as const, errors: [] });

  it('sends one batch after another, and stops between two batches on request', async () => {
    const sent: number[] = [];
    const reported: number[] = [];
    await runBatches(
      rows,
      2,
      async (batch) => {
        sent.push(batch.length);
        return batch.map(outcomeOf);
      },
      (outcomes) => reported.push(...outcomes.map(({ line }) => line)),
      () => reported.length >= 4,
    );
    expect(sent).toEqual([2, 2]);
    expect(reported).toEqual([2, 3, 4, 5]);
  });

  it('returns the results of the completed batches when a later batch fails', async () => {
    const reported: number[] = [];
    const failing = runBatches(
      rows,
      3,
      async (batch) => {
        if (batch.length < 3) throw new Error('cut');
        return batch.map(outcomeOf);
      },
      (outcomes) => reported.push(...outcomes.map(({ line }) => line)),
      () => false,
    );
    await expect(failing).rejects.toThrow('cut');
    expect(reported).toEqual([2, 3, 4]);
  });
});

describe('CSV files of the user import', () => {
  const row = {
    line: 2,
    name: '=HYPERLINK("x")',
    surname: 'Işık',
    email: 'c@okul.example',
    role: '',
    level: 'A2',
  };

  it('are encoded in UTF-8 with a byte order mark, semicolons and escaped formulas', () => {
    const csv = reportCsv([{ row, outcome: 'added', reasons: [], link: 'http://okul.example/x' }]);
    expect(csv).toBe(
      '\uFEFF"Satır";"Ad";"Soyad";"E-posta";"Sonuç";"Açıklama";"Giriş bağlantısı";"Son kullanma"\r\n' +
        '"2";"\'=HYPERLINK(""x"")";"Işık";"c@okul.example";"Eklendi";"";"http://okul.example/x";""\r\n',
    );
  });

  it('contain name, surname, e-mail, link and expiry in the order of the rows', () => {
    const links = ['Zeki', 'Ali', 'Mert'].map((name, index) => ({
      name,
      surname: 'Işık',
      email: `kisi${index}@okul.example`,
      url: `https://okul.example/${index}`,
      expiresAt: '2026-09-08T11:05:00.000Z',
    }));
    const when = formatDateTime('2026-09-08T11:05:00.000Z');
    expect(linksCsv(links)).toBe(
      '\uFEFF"Ad";"Soyad";"E-posta";"Giriş bağlantısı";"Son kullanma"\r\n' +
        links.map(({ name, email, url }) => `"${name}";"Işık";"${email}";"${url}";"${when}"\r\n`).join(''),
    );
    const report = links.map(({ url, expiresAt, ...rest }, index) => ({
      row: { line: index + 2, role: '', level: '', ...rest },
      outcome: 'added' as const,
      reasons: [],
      link: url,
      linkExpires: expiresAt,
    }));
    expect(reportCsv(report).split('\r\n').slice(1, -1)).toEqual(
      links.map(
        ({ name, email, url }, index) =>
          `"${index + 2}";"${name}";"Işık";"${email}";"Eklendi";"";"${url}";"${when}"`,
      ),
    );
  });

  it('escape a formula in a name, and keep a line break in a name', () => {
    const name = '=HYPERLINK("x") .';
    const csv = badRowsCsv([
      { row: { ...row, name: `=HYPERLINK("x")\n.` }, outcome: 'refused', reasons: [] },
    ]);
    expect(csv).toContain(`"'=HYPERLINK(""x"")\n."`);
    expect(rowsOf(csv)).toEqual([{ ...row, name }]);
  });

  it('list the rejected rows in the import format, so that they can be corrected and imported again', () => {
    const csv = badRowsCsv([{ row: { ...row, name: 'Çağrı' }, outcome: 'refused', reasons: ['Bir', 'İki'] }]);
    expect(rowsOf(csv)).toEqual([{ ...row, name: 'Çağrı' }]);
  });
});
