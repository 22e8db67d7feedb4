import type { BodyOf } from '@pratik/contract/call';
import { type CodedError, coded, issueError } from '@pratik/contract/error-codes';
import type { Level } from '@pratik/contract/level';
import { email, name, surname } from '@pratik/contract/user';
import type { importUsers } from '@pratik/contract/users-import';
import { levelOf, roleOf } from './import-words.ts';

export type ImportRow = BodyOf<typeof importUsers>['rows'][number];
export type RowError = CodedError & { field: string };
export type CheckedRow = {
  line: number;
  errors: RowError[];
  /** The user to add; undefined when the row has errors. */
  user?: {
    name: string;
    surname: string;
    email: string;
    role: 'user' | 'admin';
    levelId: string | null;
  };
};

/** Checks the rows of an import without adding users. `taken`: e-mail addresses of existing users, in lower case. */
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
    const twice = { field: 'email', ...coded('email-in-file', { line: earlier }) };
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
    error ? [{ field, ...issueError(error.issues[0] ?? {}) }] : [],
  );
  const role = roleOf(row.role);
  if (!role) errors.push({ field: 'role', ...coded('role-unknown', { value: row.role }) });
  const levelId = levelOf(row.level, levels);
  if (levelId === undefined) {
    const choices = levels.map((level) => level.id).join(', ');
    errors.push({ field: 'level', ...coded('level-name-unknown', { value: row.level, choices }) });
  }
  if (fields.email.success && taken.has(fields.email.data)) {
    errors.push({ field: 'email', ...coded('email-registered') });
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
