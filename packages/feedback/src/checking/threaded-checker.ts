import { FeedbackError } from '../errors.ts';
import type { RawCorrection } from '../raw-correction.ts';
import type { Checker, SourceError } from './checker.ts';
import type { Legibility } from './legibility.ts';
import type { CheckingAnswer, CheckingData, CheckingPart, CheckingStart, CheckingTask } from './protocol.ts';
import { createWorkerThread, type WorkerThreadOptions } from './worker-thread.ts';

const checkingWorker = new URL('./checking.worker.ts', import.meta.url);

export type ThreadedCheckerOptions = Omit<WorkerThreadOptions, 'workerUrl' | 'workerData'> &
  CheckingData & {
    /** URL of another worker script, which only tests set. */
    workerUrl?: URL;
  };

/**
 * Creates a checker that runs all sources in a separate thread, so that no text blocks the calling thread. If a
 * source exceeds its time limit or crashes the thread, the thread is restarted. The result for that text then
 * contains only the corrections of the other sources.
 */
export async function createThreadedChecker(options: ThreadedCheckerOptions): Promise<Checker> {
  const { dialect, workerUrl = checkingWorker, ...limits } = options;
  const thread = createWorkerThread<CheckingTask, CheckingStart, CheckingPart, CheckingAnswer>({
    ...limits,
    workerUrl,
    workerData: { dialect } satisfies CheckingData,
  });
  const { sources, version } = await thread.ready();

  return {
    version,
    async find(text, signal) {
      const found = new Map<string, RawCorrection[]>();
      const errors: SourceError[] = [];
      let legibility: Legibility = 'open';
      while (found.size + errors.length < sources.length) {
        const skip = [...found.keys(), ...errors.map(({ source }) => source)];
        let atWork: string | undefined;
        const onPart = ({ source, corrections }: CheckingPart) => {
          atWork = corrections === null ? source : undefined;
          if (corrections !== null) found.set(source, corrections);
        };
        try {
          const answer = await thread.ask({ kind: 'find', text, skip }, { signal, onPart });
          legibility = answer.legibility ?? legibility;
        } catch (error) {
          const failure = failureIn(error);
          if (atWork === undefined || failure === undefined) throw error;
          errors.push({ source: atWork, failure });
          if (errors.length === sources.length) throw error;
        }
      }
      return { corrections: [...found.values()].flat(), errors, legibility };
    },
    async questions(text, names, signal) {
      return (await thread.ask({ kind: 'questions', text, names }, { signal })).questions ?? [];
    },
    async answers(text, question, answer, signal) {
      return (await thread.ask({ kind: 'answers', text, question, answer }, { signal })).found;
    },
    close: thread.close,
  };
}

const failureIn = (error: unknown): SourceError['failure'] | undefined => {
  if (!(error instanceof FeedbackError)) return undefined;
  return error.failure === 'timeout' || error.failure === 'crashed' ? error.failure : undefined;
};
