import { createThreadedChecker } from '../checking/threaded-checker.ts';
import { mergeFindings } from '../merge.ts';
import { weigh } from '../weigh.ts';
import { scoreFolder } from './writing.ts';
import { linesOf } from './writing-report.ts';

/** Runs all sources of the engine on a folder of evaluation sets and prints the scores. */
export async function evaluate(folder: string, write: (line: string) => void): Promise<void> {
  const checker = await createThreadedChecker({
    dialect: 'both',
    timeoutMs: 20_000,
    startTimeoutMs: 300_000,
  });
  const find = async (text: string) => {
    const { corrections } = await checker.find(text);
    return mergeFindings(text, weigh(text, corrections)).map((one) => ({
      ...one,
      explanation: { tr: '', en: '' },
    }));
  };
  await scoreFolder(folder, find, (set, half, score) => {
    for (const line of linesOf(set, half, score)) write(line);
  });
  await checker.close();
}
