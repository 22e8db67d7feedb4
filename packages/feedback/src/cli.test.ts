import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runLines } from './cli.ts';
import { engineOf } from './engine.ts';
import { FeedbackError } from './errors.ts';
import { createTransferSource } from './transfer/transfer.source.ts';

async function* linesOf(...lines: string[]): AsyncGenerator<string> {
  yield* lines;
}

async function run(engine: ReturnType<typeof engineOf>, ...lines: string[]) {
  const out: Record<string, unknown>[] = [];
  const failures = await runLines(engine, linesOf(...lines), (line) => {
    out.push(JSON.parse(line));
  });
  return { out, failures };
}

test('feedback CLI › processes valid input lines in order, and reports each invalid line with its number', async () => {
  const { out, failures } = await run(
    engineOf([createTransferSource()]),
    '\uFEFF{"id":"a","text":"I am agree."}',
    'not json',
    '[]',
    '{"id":"b"}',
    '{"text":"no id"}',
    '',
    '{"id":7,"text":""}',
  );
  expect(out.map((line) => [line.id, line.line, typeof line.error])).toEqual([
    ['a', undefined, 'undefined'],
    [undefined, 2, 'string'],
    [undefined, 3, 'string'],
    [undefined, 4, 'string'],
    [undefined, 5, 'string'],
    [undefined, 6, 'string'],
    [7, undefined, 'undefined'],
  ]);
  expect(out[0]?.corrections).toMatchObject([{ code: 'be-insertion', replacements: ['I agree'] }]);
  expect(failures).toBe(5);
});

test('feedback CLI › reports an input line that the engine cannot check, and continues with the next line', async () => {
  const failing = engineOf([
    {
      name: 'poison',
      version: '1',
      close: async () => undefined,
      find: async ({ text }) => {
        if (text === 'poison') throw new FeedbackError('timeout', 'took too long');
        return [];
      },
    },
  ]);
  const { out, failures } = await run(failing, '{"id":1,"text":"poison"}', '{"id":2,"text":"fine"}');
  expect(out).toEqual([
    { line: 1, error: 'took too long' },
    { id: 2, corrections: [] },
  ]);
  expect(failures).toBe(1);
});

test('feedback CLI › reads and writes JSON lines, and exits with code 1 when an input line is invalid', async () => {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./cli.ts', import.meta.url))]);
  let out = '';
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  child.stdin.end('{"id":"1","text":"I have teh cat."}\r\nbad\n{"id":"2","text":"My sister is nurse."}');
  expect(await ended).toBe(1);
  const lines = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map((line) => line.id ?? line.line)).toEqual(['1', 2, '2']);
  expect(lines[0].corrections).toMatchObject([
    { code: 'spelling', replacements: expect.arrayContaining(['the']) },
  ]);
  expect(lines[2].corrections).toMatchObject([{ code: 'missing-article', replacements: ['a nurse'] }]);
});
