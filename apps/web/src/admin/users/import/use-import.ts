import { importUsers, inviteAgain } from '@pratik/contract/users-import';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import type { ColumnChoices } from '../../../lib/files/unknown-columns.ts';
import { type ColumnsOf, type ReadErrorOf, useBatchImport } from '../../../lib/files/use-batch-import.ts';
import { refreshUsers } from '../users.api.ts';
import { ownColumnNames, type ReportRow } from './import-report.ts';
import type { ImportRow, ReadFile, ReadRow } from './import-rows.ts';
import { type RowOutcome, runBatches } from './import-run.ts';
import { importText } from './import-texts.ts';
import { waitingIds, withRenewedLinks } from './renewed-links.ts';

/**
 * Maximum number of rows in one batch of the check. Batches that add users are smaller, so that an import can stop
 * quickly.
 */
const checkBatch = 500;
const addBatch = 100;
/** Maximum number of users in one request for new links. */
const renewBatch = 100;

type Step = 'checking' | 'checked' | 'adding' | 'added';
export type FileError = ReadErrorOf<ReadFile>;
export type FileColumns = ColumnsOf<ReadFile>;

const startReader = () => new Worker(new URL('./import-rows.worker.ts', import.meta.url), { type: 'module' });

/** State of an import. The import reads the file, checks its rows, adds the users in batches and reports the result. */
export const useImport = () => {
  const client = useQueryClient();
  const work = useBatchImport<ReadFile, Step>(startReader, ownColumnNames);
  const [hasHeader, setHasHeader] = useState(true);
  const [report, setReport] = useState<readonly ReportRow[]>([]);
  const [renewing, setRenewing] = useState(false);

  const run = async (rows: readonly ImportRow[], dryRun: boolean): Promise<boolean> => {
    work.begin(rows.length);
    const send = async (batch: ImportRow[]) => (await callApi(importUsers, { rows: batch, dryRun })).rows;
    const take = (outcomes: readonly RowOutcome[]) => {
      setReport((before) => merged(before, outcomes));
      work.setProgress(({ done, total }) => ({ done: done + outcomes.length, total }));
    };
    try {
      await runBatches(rows, dryRun ? checkBatch : addBatch, send, take, work.isStopped);
      return true;
    } catch (problem) {
      work.setError(problem);
      return false;
    }
  };

  return {
    step: work.step,
    fileError: work.fileError,
    columns: work.columns,
    hasHeader,
    ignored: work.ignored,
    report,
    progress: work.progress,
    error: work.error,
    stopping: work.stopping,
    renewing,
    /**
     * Parses the text and lets the server check every row without adding users. Unknown columns must be decided
     * first.
     */
    check: async (text: string, choices?: ColumnChoices) => {
      const file = await work.read(text, choices);
      if (!file) return;
      setHasHeader(file.hasHeader);
      setReport(file.rows.map(firstReport));
      work.setStep('checking');
      const sound = file.rows.filter(({ errors }) => errors.length === 0).map(({ row }) => row);
      work.setStep((await run(sound, true)) ? 'checked' : 'choose');
    },
    /** Adds the users of the rows that passed the check. After an interruption, adds only the remaining users. */
    add: async () => {
      const rows = report.filter(({ outcome }) => outcome === 'would-add').map(({ row }) => row);
      work.setStep('adding');
      await run(rows, false);
      void refreshUsers(client);
      work.setStep('added');
    },
    /** Creates new links for users of the file who have never signed in. Their earlier links stop working. */
    renew: async () => {
      const ids = waitingIds(report);
      work.setError(null);
      setRenewing(true);
      try {
        for (let from = 0; from < ids.length; from += renewBatch) {
          const userIds = ids.slice(from, from + renewBatch);
          const { invited } = await callApi(inviteAgain, { userIds });
          setReport((before) => withRenewedLinks(before, userIds, invited));
        }
      } catch (problem) {
        work.setError(problem);
      }
      setRenewing(false);
      void refreshUsers(client);
      work.setStep('added');
    },
    stop: work.stop,
    startOver: () => {
      work.startOver();
      setReport([]);
    },
  };
};

const firstReport = ({ row, errors }: ReadRow): ReportRow => ({
  row,
  outcome: errors.length > 0 ? 'refused' : 'waiting',
  reasons: errors.map((issue) =>
    issue.kind === 'same-email' ? importText('sameEmail', { line: issue.line }) : importText('tooLong'),
  ),
});

const merged = (report: readonly ReportRow[], outcomes: readonly RowOutcome[]): ReportRow[] => {
  const byLine = new Map(outcomes.map((outcome) => [outcome.line, outcome]));
  return report.map((known) => {
    const news = byLine.get(known.row.line);
    if (!news) return known;
    return {
      row: known.row,
      outcome: news.outcome,
      reasons: news.errors.map(errorText),
      ...(news.link ? { link: news.link } : {}),
      ...(news.linkExpires ? { linkExpires: news.linkExpires } : {}),
      ...(news.invitedId ? { invitedId: news.invitedId } : {}),
    };
  });
};
