import { isApiProblem } from '../../lib/api/api-problem.ts';
import { useErrorText } from '../../lib/errors/error-text.ts';

const shown = [
  'itemId',
  'amount',
  'leastPercent',
  'note',
  'opensAt',
  'dueAt',
  'learnerIds',
  'comment',
  'grade',
];

/** Returns the errors of a rejected form by field, and the whole error if it belongs to none of the fields. */
export const useFieldErrors = (error: unknown) => {
  const errorText = useErrorText();
  const found = isApiProblem(error) ? error.fieldErrors : [];
  const fieldOf = (pointer: string) => pointer.split('/')[1] ?? '';
  return {
    of(field: string): string | undefined {
      const one = found.find(({ pointer }) => fieldOf(pointer) === field);
      return one && errorText(one);
    },
    rest: found.some(({ pointer }) => shown.includes(fieldOf(pointer))) ? null : error,
  };
};
