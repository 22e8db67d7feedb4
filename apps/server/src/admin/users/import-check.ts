import type { BodyOf } from '@pratik/contract/call';
import type { Level } from '@pratik/contract/level';
import { email, name, surname } from '@pratik/contract/user';
import type { importUsers } from '@pratik/contract/users';
import { levelOf, roleOf } from './import-words.ts';

export type ImportRow = BodyOf<typeof importUsers>['rows'][number];
export type RowError = { field: string; detail: string };
export type CheckedRow = {
  line: number;
  errors: RowError[];
  /** The user to add; undefined when there are errors. */
  user?: {
    name: string;
    surname: string;
    email: string;
    role: 'user' | 'admin';
    levelId: string | null;
  };
};

/** Checks the rows without adding users. `taken`: existing e-mail addresses in lower case. */
export const checkRows = (
  rows: readonly ImportRow[],
  known: { levels: readonly Level[]; taken: ReadonlySet<string> },
): CheckedRow[] => {
  const firstLine = new Map<string, number>();
  return rows.map((row) => {
    const checked = checkRow(row, known);
    const address = row.email.trim().toLowerCase();
    const earlier = firstLine.get(address);
    if (earlier === undefined || address === '') {
      firstLine.set(address, row.line);
      return checked;
    }
    const twice = { field: 'email', detail: `Bu e-posta dosyada ${earlier}. satırda da var` };
    return { line: row.line, errors: [...checked.errors, twice] };
  });
};

const checkRow = (
  row: ImportRow,
  { levels, taken }: { levels: readonly Level[]; taken: ReadonlySet<string> },
): CheckedRow => {
  const fields = {
    name: name.safeParse(row.name),
    surname: surname.safeParse(row.surname),
    email: email.safeParse(row.email.trim()),
  };
  const errors: RowError[] = Object.entries(fields).flatMap(([field, { error }]) =>
    error ? [{ field, detail: error.issues[0]?.message ?? 'Bu değer okunamadı' }] : [],
  );
  const role = roleOf(row.role);
  if (!role)
    errors.push({ field: 'role', detail: `Rol tanınmadı: “${row.role}” (öğrenci veya yönetici yazın)` });
  const levelId = levelOf(row.level, levels);
  if (levelId === undefined) {
    const choices = levels.map((level) => level.id).join(', ');
    errors.push({ field: 'level', detail: `Seviye tanınmadı: “${row.level}” (${choices} veya boş)` });
  }
  if (fields.email.success && taken.has(fields.email.data)) {
    errors.push({ field: 'email', detail: 'Bu e-posta adresi zaten kayıtlı' });
  }
  if (errors.length > 0 || !fields.name.success || !fields.surname.success || !fields.email.success) {
    return { line: row.line, errors };
  }
  const user = {
    name: fields.name.data,
    surname: fields.surname.data,
    email: fields.email.data,
    role: role ?? ('user' as const),
    levelId: levelId ?? null,
  };
  return { line: row.line, errors: [], user };
};
