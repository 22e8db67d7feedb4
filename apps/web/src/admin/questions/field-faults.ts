import { isApiProblem } from '../../lib/api-client.ts';

/** What a refused call said of each field, by its place in what was sent (`draft/ask`). */
export const faultsOf = (error: unknown): ReadonlyMap<string, string> =>
  new Map(
    isApiProblem(error)
      ? error.fieldErrors.map(({ pointer, detail }) => [pointer.replace(/^\//, ''), detail])
      : [],
  );

/** Without rows and lines that were left empty, so that a fault is named by the row it is in. */
export const withoutBlanks = <Value>(value: Value): Value => {
  if (Array.isArray(value)) {
    const rows: unknown[] = value.map((row) => withoutBlanks(row));
    return rows.filter((row) => !isBlank(row)) as Value;
  }
  return value;
};

const isBlank = (row: unknown): boolean =>
  typeof row === 'string'
    ? row.trim() === ''
    : typeof row === 'object' && row !== null && Object.values(row).every((each) => each === '');

/** A draft with its lists tidied. */
export const tidied = <D extends object>(draft: D): D =>
  Object.fromEntries(Object.entries(draft).map(([name, value]) => [name, withoutBlanks(value)])) as D;
