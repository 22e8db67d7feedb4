import { createThreadedChecker } from '../checking/threaded-checker.ts';
import { mergeFindings } from '../merge.ts';
import { weigh } from '../weigh.ts';
import { type Half, linesOf, scoreFolder } from './writing.ts';

/** Runs all sources of the engine over a folder of measuring sets and prints the scores. */
export async function evaluate(folder: string, half: Half, write: (line: string) => void): Promise<void> {
  const checker = await createThreadedChecker({
    dialect: 'both',
    timeoutMs: 20_000,
    startTimeoutMs: 300_000,
  });
  const find = async (text: string) => {
    const { findings } = await checker.find(text);
    return mergeFindings(text, weigh(text, findings)).map((one) => ({
      ...one,
      explanation: { tr: '', en: '' },
    }));
  };
  await scoreFolder(folder, half, find, (set, score) => {
    for (const line of linesOf(set, score)) write(line);
  });
  await checker.close();
}
