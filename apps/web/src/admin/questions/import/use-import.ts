import {
  applyQuestionImport,
  checkQuestionImport,
  type ImportReport,
  listQuestionImports,
} from '@pratik/contract/question-import';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { callKey } from '../../../lib/api/query-client.ts';
import type { ColumnChoices } from '../../../lib/files/unknown-columns.ts';
import { type ColumnsOf, type ReadErrorOf, useBatchImport } from '../../../lib/files/use-batch-import.ts';
import { newId } from '../../../lib/new-id.ts';
import { refreshQuestions } from '../questions.api.ts';
import { batchesOf, type FileRow, type ReadFile } from './read-file.ts';
import { ownColumnNames } from './report-table.tsx';

type Step = 'checking' | 'checked' | 'writing' | 'done';
export type FileError = ReadErrorOf<ReadFile>;
export type FileColumns = ColumnsOf<ReadFile>;

const startReader = () => new Worker(new URL('./read-file.worker.ts', import.meta.url), { type: 'module' });

/**
 * State of an import. The import reads the file, checks its rows on the server and writes the rows in one request
 * or in batches.
 */
export const useImport = () => {
  const client = useQueryClient();
  const work = useBatchImport<ReadFile, Step>(startReader, ownColumnNames);
  const { setStep, setProgress, setError } = work;
  const [rows, setRows] = useState<readonly FileRow[]>([]);
  const [report, setReport] = useState<readonly ImportReport[]>([]);
  const [mode, setMode] = useState<'all' | 'good'>('all');
  const [written, setWritten] = useState(0);
  const [stopped, setStopped] = useState(false);
  const importId = useRef('');

  const begin = (total: number) => {
    work.begin(total);
    setStopped(false);
  };

  const check = async (text: string, choices?: ColumnChoices) => {
    const file = await work.read(text, choices);
    if (!file) return;
    setRows(file.rows);
    setReport([]);
    setStep('checking');
    begin(file.rows.length);
    importId.current = newId();
    const checkedRows: ImportReport[] = [];
    try {
      for (const batch of batchesOf(file.rows)) {
        if (work.isStopped()) return setStep('choose');
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
        // The server may reject a row that passed the check, for example because another administrator saved the item
        // in the meantime.
        const refused = new Map(answer.refused.map((row) => [row.line, row]));
        setReport((rows) => rows.map((row) => refused.get(row.line) ?? row));
        left = answer.left;
        done += answer.applied.length;
        setProgress({ done, total });
      } while (left > 0 && left < before && !work.isStopped());
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
    step: work.step,
    fileError: work.fileError,
    columns: work.columns,
    ignored: work.ignored,
    rows,
    report,
    mode,
    progress: work.progress,
    written,
    stopped,
    error: work.error,
    check,
    write,
    stop: work.stop,
    startOver: () => {
      work.startOver();
      setReport([]);
      setRows([]);
      setWritten(0);
    },
  };
};
export type Import = ReturnType<typeof useImport>;
