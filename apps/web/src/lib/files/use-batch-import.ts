import { useRef, useState } from 'react';
import { type ReadingError, readInWorker } from './read-in-worker.ts';
import type { ColumnChoices } from './unknown-columns.ts';

/** Result of reading an import file: its rows, unknown columns on which the user must decide, or an error. */
type ReadResult = { kind: string; ignored?: readonly string[] };
type RowsOf<Read extends ReadResult> = Extract<Read, { kind: 'rows' }>;
export type ReadErrorOf<Read extends ReadResult> =
  | Exclude<Read, { kind: 'rows' | 'unknown-columns' }>
  | ReadingError;
export type ColumnsOf<Read extends ReadResult> = Extract<Read, { kind: 'unknown-columns' }> & {
  text: string;
};

/**
 * State that the imports of users and questions share: the step, the file with its errors and unknown columns, and the
 * progress of requests that send the rows in batches. The word import sends its file to the server instead.
 * @param startReader creates the worker that reads the file
 * @param columnNames returns the names of the columns that only Pratik’s own files have
 */
export const useBatchImport = <Read extends ReadResult, Step extends string>(
  startReader: () => Worker,
  columnNames: () => unknown,
) => {
  const [step, setStep] = useState<Step | 'choose' | 'columns'>('choose');
  const [fileError, setFileError] = useState<ReadErrorOf<Read> | null>(null);
  const [ignored, setIgnored] = useState<readonly string[]>([]);
  const [columns, setColumns] = useState<ColumnsOf<Read> | null>(null);
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const [error, setError] = useState<unknown>(null);
  const [stopping, setStopping] = useState(false);
  const stop = useRef(false);

  return {
    step,
    fileError,
    /** The columns of the file that the import does not use. */
    ignored,
    columns,
    progress,
    error,
    stopping,
    setStep,
    setProgress,
    setError,
    /** Reads the file’s text. Returns undefined when the user must first decide on columns or choose another file. */
    read: async (text: string, choices: ColumnChoices | undefined): Promise<RowsOf<Read> | undefined> => {
      const file = await readInWorker<Read>(startReader, [text, choices, columnNames()]);
      if (file.kind === 'rows') {
        setFileError(null);
        setIgnored(file.ignored ?? []);
        return file as RowsOf<Read>;
      }
      if (file.kind === 'unknown-columns') {
        setFileError(null);
        setColumns({ ...(file as Extract<Read, { kind: 'unknown-columns' }>), text });
        setStep('columns');
        return undefined;
      }
      setStep('choose');
      setFileError(file as ReadErrorOf<Read>);
      return undefined;
    },
    /** Starts a run of requests for `total` rows. */
    begin: (total: number) => {
      stop.current = false;
      setStopping(false);
      setError(null);
      setProgress({ done: 0, total });
    },
    stop: () => {
      stop.current = true;
      setStopping(true);
    },
    isStopped: () => stop.current,
    startOver: () => {
      setStep('choose');
      setFileError(null);
      setError(null);
    },
  };
};
