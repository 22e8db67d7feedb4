import {
  applyQuestionImport,
  checkQuestionImport,
  type ImportReport,
  listQuestionImports,
} from '@pratik/contract/question-import';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callApi } from '../../../lib/api-client.ts';
import { newId } from '../../../lib/new-id.ts';
import { callKey } from '../../../lib/query-client.ts';
import { type ReadingFault, readInWorker } from '../../../lib/read-in-worker.ts';
import type { ColumnChoices } from '../../../lib/unknown-columns.ts';
import { refreshQuestions } from '../questions.api.ts';
import { batchesOf, type FileRow, type ReadFile, type readFileText } from './read-file.ts';
import { ownColumnNames } from './report-table.tsx';

export type ImportStep = 'choose' | 'columns' | 'checking' | 'checked' | 'writing' | 'done';
export type FileFault = Exclude<ReadFile, { kind: 'rows' | 'unknown-columns' }> | ReadingFault;
export type FileColumns = Extract<ReadFile, { kind: 'unknown-columns' }> & { text: string };

const startReader = () => new Worker(new URL('./read-file.worker.ts', import.meta.url), { type: 'module' });
const readerInput = (text: string, choices: ColumnChoices | undefined): Parameters<typeof readFileText> => [
  text,
  choices,
  ownColumnNames(),
];

/** State of an import: reads the file, checks its rows on the server, then writes them in one request or in batches. */
export const useImport = () => {
  const client = useQueryClient();
  const [step, setStep] = useState<ImportStep>('choose');
  const [fault, setFault] = useState<FileFault | null>(null);
  const [columns, setColumns] = useState<FileColumns | null>(null);
  const [ignored, setIgnored] = useState<readonly string[]>([]);
  const [rows, setRows] = useState<readonly FileRow[]>([]);
  const [report, setReport] = useState<readonly ImportReport[]>([]);
  const [mode, setMode] = useState<'all' | 'good'>('all');
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const [written, setWritten] = useState(0);
  const [stopped, setStopped] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const importId = useRef('');
  const stop = useRef(false);

  const begin = (total: number) => {
    stop.current = false;
    setStopped(false);
    setError(null);
    setProgress({ done: 0, total });
  };

  const check = async (text: string, choices?: ColumnChoices) => {
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
    setIgnored(file.ignored);
    setRows(file.rows);
    setReport([]);
    setStep('checking');
    begin(file.rows.length);
    importId.current = newId();
    const checkedRows: ImportReport[] = [];
    try {
      for (const batch of batchesOf(file.rows)) {
        if (stop.current) return setStep('choose');
        const answer = await callApi(checkQuestionImport, { importId: importId.current, rows: batch });
        checkedRows.push(...answer.rows);
        setProgress({ done: checkedRows.length, total: file.rows.length });
      }
      setReport(checkedRows);
      setStep('checked');
    } catch (problem) {
      setError(problem);
      setStep('choose');
    }
  };

  const write = async (chosen: 'all' | 'good') => {
    const total = report.filter(({ outcome }) => outcome === 'new' || outcome === 'changed').length;
    setMode(chosen);
    setStep('writing');
    begin(total);
    let done = written;
    try {
      let left = Number.POSITIVE_INFINITY;
      let before: number;
      do {
        before = left;
        const answer = await callApi(applyQuestionImport, { importId: importId.current, mode: chosen });
        // A row that passed the check may be rejected now, because another administrator saved the item in the
        // meantime.
        const refused = new Map(answer.refused.map((row) => [row.line, row]));
        setReport((rows) => rows.map((row) => refused.get(row.line) ?? row));
        left = answer.left;
        done += answer.applied.length;
        setProgress({ done, total });
      } while (left > 0 && left < before && !stop.current);
      setStopped(left > 0);
    } catch (problem) {
      setError(problem);
    }
    setWritten(done);
    setStep('done');
    void refreshQuestions(client);
    void client.invalidateQueries({ queryKey: callKey(listQuestionImports) });
  };

  return {
    step,
    fault,
    columns,
    ignored,
    rows,
    report,
    mode,
    progress,
    written,
    stopped,
    error,
    check,
    write,
    stop: () => {
      stop.current = true;
    },
    startOver: () => {
      setStep('choose');
      setReport([]);
      setRows([]);
      setFault(null);
      setError(null);
      setWritten(0);
    },
  };
};
export type Import = ReturnType<typeof useImport>;
