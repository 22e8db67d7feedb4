import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { createEngine, type FeedbackEngine } from './engine.ts';
import { evaluate } from './evaluation/evaluate.ts';
import { messageReport } from './safety/evaluation/messages.ts';

/** Error for an invalid input line. The output of the command contains the message of this error. */
class LineError extends Error {}

function readLine(line: string): { id: string | number; text: string } {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new LineError('the input line is not JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new LineError('the input line is not a JSON object');
  const { id, text } = value as Record<string, unknown>;
  if (typeof id !== 'string' && typeof id !== 'number')
    throw new LineError('"id" must be a string or a number');
  if (typeof text !== 'string') throw new LineError('"text" must be a string');
  return { id, text };
}

async function answerLine(engine: FeedbackEngine, line: string): Promise<object> {
  const { id, text } = readLine(line);
  const { corrections } = await engine.analyse(text);
  return { id, corrections };
}

/**
 * Reads JSON lines `{"id","text"}`. For each line, writes a JSON line `{"id","corrections"}`, in the same order.
 * For a line that fails, writes `{"line":n,"error":"…"}`; line numbers start at 1. Returns the number of failed
 * lines.
 */
export async function runLines(
  engine: FeedbackEngine,
  lines: AsyncIterable<string>,
  write: (line: string) => Promise<void> | void,
): Promise<number> {
  let number = 0;
  let failures = 0;
  for await (const line of lines) {
    number += 1;
    const bare = number === 1 ? line.replace(/^\uFEFF/, '') : line;
    try {
      await write(JSON.stringify(await answerLine(engine, bare)));
    } catch (error) {
      failures += 1;
      const message = error instanceof Error ? error.message : 'unknown error';
      await write(JSON.stringify({ line: number, error: message }));
    }
  }
  return failures;
}

async function main(): Promise<void> {
  const { evaluate: folder, safety } = parseArgs({
    options: { evaluate: { type: 'string' }, safety: { type: 'string' } },
  }).values;
  if (safety !== undefined) {
    process.stdout.write(`${messageReport(safety).join('\n')}\n`);
    return;
  }
  if (folder !== undefined) {
    await evaluate(folder, (line) => process.stdout.write(`${line}\n`));
    return;
  }
  const engine = await createEngine();
  // Opens the input directly before the loop, because lines that arrive between opening and the loop would be lost.
  const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
  const failures = await runLines(engine, lines, (line) => {
    if (process.stdout.write(`${line}\n`)) return;
    return new Promise<void>((resolve) => process.stdout.once('drain', resolve));
  });
  await engine.close();
  if (failures > 0) process.exitCode = 1;
}

if (import.meta.main) await main();
