import { fieldProblem } from '../../../platform/http/problem.ts';
import { type IsolatedTask, IsolationError } from '../../../platform/isolation/isolated-task.ts';
import type { Isolation } from '../../../platform/isolation/isolation.ts';
import type { CardRow } from '../vocabulary.tables.ts';
import type { AnkiFileOptions, run } from './anki-file.isolated.ts';

const writing: IsolatedTask<typeof run> = {
  module: new URL('./anki-file.isolated.ts', import.meta.url),
  runMs: 20_000,
  inputBytes: 48 * 1024 * 1024,
  outputBytes: 16 * 1024 * 1024,
};

/**
 * Writes words as an Anki file in base64. The work is done in an isolated child process, because a learner may have
 * 100,000 words.
 * @throws Problem `validation` when the words do not fit into one file; `busy`, `too-many-requests`
 */
export const ankiFile = async (
  isolation: Isolation,
  batches: AsyncIterable<readonly CardRow[]>,
  options: AnkiFileOptions,
  owner: string,
  signal: AbortSignal,
): Promise<string> => {
  const lines: Buffer[] = [];
  for await (const rows of batches) {
    const words = rows.map(({ id, word, meaning, sentence, sentence_tr, note }) => ({
      id,
      word,
      meaning,
      sentence,
      sentence_tr,
      note,
    }));
    lines.push(Buffer.from(`${JSON.stringify(words)}\n`));
  }
  try {
    return await isolation.run(writing, { input: Buffer.concat(lines), options, owner, signal });
  } catch (error) {
    if (!(error instanceof IsolationError) || error.reason === 'failed') throw error;
    throw fieldProblem('/search', 'export-too-large');
  }
};
