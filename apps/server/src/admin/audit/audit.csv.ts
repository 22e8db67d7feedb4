import type { AuditEntry } from '@pratik/contract/audit';
import { DateTime } from 'luxon';
import { csvLines } from '../../platform/csv/csv.ts';

/** Column titles and file name of the CSV file in the administrator’s language. */
export const auditCsvWords: Record<'tr' | 'en', { fileName: string; header: readonly string[] }> = {
  tr: {
    fileName: 'islem-kaydi',
    header: ['Zaman', 'Yapan', 'Yapanın kimliği', 'İşlem', 'Neye', 'Kimliği', 'Adı', 'Ayrıntı'],
  },
  en: {
    fileName: 'audit-log',
    header: ['Time', 'Actor', 'Actor id', 'Action', 'Target kind', 'Target id', 'Target name', 'Detail'],
  },
};

/** Yields audit entries as CSV lines after a header line. Timestamps use the instance’s time zone. */
export async function* auditAsCsv(
  batches: AsyncIterable<readonly AuditEntry[]>,
  timeZone: string,
  language: 'tr' | 'en',
): AsyncGenerator<string> {
  yield csvLines([auditCsvWords[language].header]);
  for await (const entries of batches) {
    yield csvLines(
      entries.map(({ at, actor, action, targetKind, targetId, targetName, detail }) => [
        DateTime.fromISO(at, { zone: timeZone }).toFormat('yyyy-MM-dd HH:mm:ss'),
        actor?.name ?? '',
        actor?.id ?? '',
        action,
        targetKind,
        targetId ?? '',
        targetName ?? '',
        Object.keys(detail).length === 0 ? '' : JSON.stringify(detail),
      ]),
    );
  }
}
