import { isApiProblem } from '../../../lib/api/api-client.ts';
import { errorText } from '../../../lib/errors/error-text.ts';

/**
 * Maps the field errors of a rejected request to form fields. The form may contain empty rows that the request omits,
 * so row numbers are converted. @param typed content of the form when it was sent
 */
export const fieldErrorsOf = (error: unknown, typed: object | null): ReadonlyMap<string, string> =>
  new Map(
    isApiProblem(error)
      ? error.fieldErrors.map((fieldError) => [
          typedPlace(fieldError.pointer.replace(/^\//, ''), typed),
          errorText(fieldError),
        ])
      : [],
  );

/**
 * Converts a row number of the request to a row number of the form. For example, `draft/wrong/1` becomes the second
 * non-empty row of `wrong` in the form.
 */
const typedPlace = (place: string, typed: object | null): string => {
  const [root, name = '', index, ...rest] = place.split('/');
  const rows: unknown = typed && root === 'draft' ? (typed as Record<string, unknown>)[name] : undefined;
  if (!Array.isArray(rows) || index === undefined) return place;
  const filled = [...rows.keys()].filter((row) => !isBlank(rows[row]));
  return [root, name, filled[Number(index)] ?? index, ...rest].join('/');
};

/** Removes the empty rows from all lists of a value, because a request contains no empty rows. */
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

/** Returns the draft without the empty rows of its lists. */
export const tidied = <D extends object>(draft: D): D =>
  Object.fromEntries(Object.entries(draft).map(([name, value]) => [name, withoutBlanks(value)])) as D;
