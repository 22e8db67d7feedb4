import { parentPort, workerData } from 'node:worker_threads';
import { createHarperSource } from '../harper/harper.source.ts';
import { questionsAbout, readAnswerAbout } from '../model/model.source.ts';
import { loadLayer } from '../statistics/layer.ts';
import { createStatisticsSource } from '../statistics/statistics.source.ts';
import { prepareText } from '../text/prepare.ts';
import { createTransferSource } from '../transfer/transfer.source.ts';
import { versionOf } from './checker.ts';
import { legibilityOf } from './legibility.ts';
import type { CheckingAnswer, CheckingData, CheckingMessage, CheckingTask } from './protocol.ts';
import type { WorkerTask } from './worker-thread.ts';

async function serve(): Promise<void> {
  const port = parentPort;
  if (port === null) throw new Error('checking.worker.ts must run as a worker thread');
  const { dialect } = workerData as CheckingData;
  const layer = loadLayer();
  const harper = await createHarperSource(dialect, layer.vocabulary, layer.pairs);
  const sources = [createTransferSource(), createStatisticsSource(layer), harper];
  const send = (message: CheckingMessage) => port.postMessage(message);

  const work = async (id: number, task: CheckingTask): Promise<CheckingAnswer> => {
    const prepared = prepareText(task.text);
    if (task.kind === 'questions') return { questions: questionsAbout(prepared, task.names) };
    if (task.kind === 'answers') return { found: readAnswerAbout(prepared, task.question, task.answer) };
    for (const source of sources) {
      if (task.skip.includes(source.name)) continue;
      send({ kind: 'part', id, part: { source: source.name, corrections: null } });
      send({ kind: 'part', id, part: { source: source.name, corrections: await source.find(prepared) } });
    }
    return { legibility: legibilityOf(prepared) };
  };

  // A Rust panic makes Harper’s WebAssembly unusable. Therefore this thread ends after every failure, and its owner
  // starts a new thread.
  port.on('message', ({ id, task }: WorkerTask<CheckingTask>) => {
    work(id, task).then(
      (answer) => send({ kind: 'answer', id, answer }),
      (error: unknown) =>
        setImmediate(() => {
          throw error;
        }),
    );
  });
  const start = { sources: sources.map(({ name }) => name), version: versionOf(sources) };
  send({ kind: 'ready', start });
}

await serve();
