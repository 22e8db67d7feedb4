import { importUsers, inviteAgain } from '@pratik/contract/users';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callApi } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/error-text.ts';
import { type ReadingFault, readInWorker } from '../../../lib/read-in-worker.ts';
import type { ColumnChoices } from '../../../lib/unknown-columns.ts';
import { refreshUsers } from '../users.api.ts';
import { waitingIds, withFreshLinks } from './fresh-links.ts';
import { ownColumnNames, type ReportRow } from './import-report.ts';
import type { ImportRow, ReadFile, ReadRow, readRows } from './import-rows.ts';
import { type RowOutcome, runBatches } from './import-run.ts';
import { importText } from './import-texts.ts';

/**
 * Batches of a check are large because a check adds no users. Batches that add users are small, so that the user
 * can stop the import quickly.
 */
const checkBatch = 500;
const addBatch = 100;
/** Maximum number of users in one request for new links. */
const renewBatch = 100;

export type ImportStep = 'choose' | 'columns' | 'checking' | 'checked' | 'adding' | 'added';
export type FileFault = Exclude<ReadFile, { kind: 'rows' | 'unknown-columns' }> | ReadingFault;
export type FileColumns = Extract<ReadFile, { kind: 'unknown-columns' }> & { text: string };

const startReader = () => new Worker(new URL('./import-rows.worker.ts', import.meta.url), { type: 'module' });
const readerInput = (text: string, choices: ColumnChoices | undefined): Parameters<typeof readRows> => [
  text,
  choices,
  ownColumnNames(),
];

/** State of an import: reads the file, checks its rows, adds the users in batches and reports the result. */
export const useImport = () => {
  const client = useQueryClient();
  const [step, setStep] = useState<ImportStep>('choose');
  const [fault, setFault] = useState<FileFault | null>(null);
  const [columns, setColumns] = useState<FileColumns | null>(null);
  const [hasHeader, setHasHeader] = useState(true);
  const [ignored, setIgnored] = useState<readonly string[]>([]);
  const [report, setReport] = useState<readonly ReportRow[]>([]);
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const [error, setError] = useState<unknown>(null);
  const [stopping, setStopping] = useState(false);
  const [renewing, setRenewing] = useState(false);
  const stop = useRef(false);

  const run = async (rows: readonly ImportRow[], dryRun: boolean): Promise<boolean> => {
    stop.current = false;
    setStopping(false);
    setError(null);
    setProgress({ done: 0, total: rows.length });
    const send = async (batch: ImportRow[]) => (await callApi(importUsers, { rows: batch, dryRun })).rows;
    const take = (outcomes: readonly RowOutcome[]) => {
      setReport((before) => merged(before, outcomes));
      setProgress(({ done, total }) => ({ done: done + outcomes.length, total }));
    };
    try {
      await runBatches(rows, dryRun ? checkBatch : addBatch, send, take, () => stop.current);
      return true;
    } catch (problem) {
      setError(problem);
      return false;
    }
  };

  return {
    step,
    fault,
    columns,
    hasHeader,
    ignored,
    report,
    progress,
    error,
    stopping,
    renewing,
    /**
     * Parses the text and sends every row to the server to be checked; no user is added. If there are unknown
     * columns, the user must decide on them first.
     */
    check: async (text: string, choices?: ColumnChoices) => {
      const file = await readInWorker<ReadFile>(startReader, readerInput(text, choices));
      if (file.kind === 'unknown-columns') {
        setFault(null);
        setColumns({ ...file, text });
        return setStep('columns');
      }
      if (file.kind !== 'rows') {
        setStep('choose');
        return setFault(file);
      }
      setFault(null);
      setHasHeader(file.hasHeader);
      setIgnored(file.ignored);
      setReport(file.rows.map(firstReport));
      setStep('checking');
      const sound = file.rows.filter(({ faults }) => faults.length === 0).map(({ row }) => row);
      setStep((await run(sound, true)) ? 'checked' : 'choose');
    },
    /** Adds the rows that passed the check. After an interruption, adds the remaining rows. */
    add: async () => {
      const rows = report.filter(({ outcome }) => outcome === 'would-add').map(({ row }) => row);
      setStep('adding');
      await run(rows, false);
      void refreshUsers(client);
      setStep('added');
    },
    /** Creates new links for the users of the file who have never signed in. Their earlier links stop working. */
    renew: async () => {
      const ids = waitingIds(report);
      setError(null);
      setRenewing(true);
      try {
        for (let from = 0; from < ids.length; from += renewBatch) {
          const userIds = ids.slice(from, from + renewBatch);
          const { invited } = await callApi(inviteAgain, { userIds });
          setReport((before) => withFreshLinks(before, userIds, invited));
        }
      } catch (problem) {
        setError(problem);
      }
      setRenewing(false);
      void refreshUsers(client);
      setStep('added');
    },
    stop: () => {
      stop.current = true;
      setStopping(true);
    },
    startOver: () => {
      setStep('choose');
      setReport([]);
      setFault(null);
      setError(null);
    },
  };
};

const firstReport = ({ row, faults }: ReadRow): ReportRow => ({
  row,
  outcome: faults.length > 0 ? 'refused' : 'waiting',
  reasons: faults.map((fault) =>
    fault.kind === 'same-email' ? importText('sameEmail', { line: fault.line }) : importText('tooLong'),
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
