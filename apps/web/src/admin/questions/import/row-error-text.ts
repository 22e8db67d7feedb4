import type { FieldError } from '@pratik/contract/problems';
import { questionColumns } from '@pratik/contract/question-columns';
import { questionColumnsEn } from '@pratik/contract/question-columns-en';
import { errorText } from '../../../lib/errors/error-text.ts';
import { getLanguage } from '../../../lib/language/i18n.ts';

/** Returns the column name of a field error: `/draft/wrong/1` belongs to the column “Yanlışlar”. */
const columnName = (pointer: string): string => {
  const [first = '', second = ''] = pointer
    .split('/')
    .slice(1)
    .filter((step) => step !== 'draft');
  const columns = getLanguage() === 'en' ? questionColumnsEn : questionColumns;
  return columns[`${first}.${second}`] ?? columns[`${first}s.${second}`] ?? columns[first] ?? first;
};

/** Returns the text of an error in a row of an import file. The text starts with the name of the column. */
export const rowErrorText = (error: FieldError): string =>
  ['kind-unknown', 'kind-mismatch', 'state-unknown', 'row-conflict'].includes(error.code)
    ? errorText(error)
    : `${columnName(error.pointer)}: ${errorText(error)}`;
