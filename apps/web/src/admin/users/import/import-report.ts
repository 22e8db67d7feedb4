import { formulaCell } from '@pratik/text/formula-cells';
import Papa from 'papaparse';
import { formatDateTime } from '../../../lib/language/format.ts';
import type { ImportRow } from './import-rows.ts';
import { importText } from './import-texts.ts';

export type ReportOutcome = 'added' | 'renewed' | 'would-add' | 'refused' | 'waiting';

/** One row of the file with its result. */
export type ReportRow = {
  readonly row: ImportRow;
  readonly outcome: ReportOutcome;
  readonly reasons: readonly string[];
  readonly link?: string;
  /** Time at which the link expires. */
  readonly linkExpires?: string;
  /** Id of the existing user with this e-mail address who has never signed in. */
  readonly invitedId?: string;
};

export const outcomeName = (outcome: ReportOutcome): string =>
  importText(
    (
      {
        added: 'added',
        renewed: 'renewed',
        'would-add': 'wouldAdd',
        refused: 'refused',
        waiting: 'waiting',
      } as const
    )[outcome],
  );

/**
 * Returns the report as CSV for Excel, in the order of the imported file: UTF-8 with a byte order mark, `;` as
 * delimiter, escaped formulas.
 */
export const reportCsv = (rows: readonly ReportRow[]): string =>
  toCsv([
    (['line', 'name', 'surname', 'email', 'outcome', 'reasons', 'link', 'linkExpires'] as const).map((key) =>
      importText(key),
    ),
    ...rows.map(({ row, outcome, reasons, link, linkExpires }) => [
      String(row.line),
      row.name,
      row.surname,
      row.email,
      outcomeName(outcome),
      reasons.join('; '),
      link ?? '',
      linkExpires ? formatDateTime(linkExpires) : '',
    ]),
  ]);

/** Returns the rows with a problem in the import format, so that they can be corrected and imported again. */
export const badRowsCsv = (rows: readonly ReportRow[]): string =>
  toCsv([
    (['name', 'surname', 'email', 'role', 'level', 'reasons'] as const).map((key) => importText(key)),
    ...rows.map(({ row, reasons }) => [
      row.name,
      row.surname,
      row.email,
      row.role,
      row.level,
      reasons.join('; '),
    ]),
  ]);

/** A template file with example rows. */
export const templateCsv = (): string =>
  toCsv([
    (['name', 'surname', 'email', 'role', 'level'] as const).map((key) => importText(key)),
    ['Ayşe', 'Yılmaz', 'ayse.yilmaz@example.com', importText('learner'), 'A2'],
    ['Çağrı', 'Işık', 'cagri.isik@example.com', importText('learner'), 'B1'],
  ]);

/** Returns the sign-in links as CSV for Excel, in the order in which the users were added. */
export const linksCsv = (
  links: readonly { name: string; surname: string; email: string; url: string; expiresAt: string }[],
): string =>
  toCsv([
    (['name', 'surname', 'email', 'link', 'linkExpires'] as const).map((key) => importText(key)),
    ...links.map(({ name, surname, email, url, expiresAt }) => [
      name,
      surname,
      email,
      url,
      formatDateTime(expiresAt),
    ]),
  ]);

/** Returns the names of the columns that only files saved on this page have. */
export const ownColumnNames = (): string[] =>
  (['line', 'outcome', 'reasons', 'link', 'linkExpires'] as const).map((key) => importText(key));

const toCsv = (lines: string[][]): string =>
  `\uFEFF${Papa.unparse(lines, { delimiter: ';', newline: '\r\n', quotes: true, escapeFormulae: formulaCell })}\r\n`;
