import { expect, it } from 'vitest';
import { parsePostmasterFile } from './postmaster-file.ts';

it('reads process, port and status', () => {
  const text = '6236\n/proc/self/cwd\n1795219115\n45555\n\n127.0.0.1\n 16039950        36\nready   \n';
  expect(parsePostmasterFile(text)).toEqual({ pid: 6236, port: 45555, status: 'ready' });
});

it('reads a file that is still being written, and single-user mode’s negative number', () => {
  expect(parsePostmasterFile('6236\n/data\n')).toEqual({ pid: 6236, port: undefined, status: '' });
  expect(parsePostmasterFile('-6236\n/data\n')).toEqual({ pid: 6236, port: undefined, status: '' });
});

it('takes nothing for a process that is none', () => {
  expect(parsePostmasterFile('')).toBeUndefined();
  expect(parsePostmasterFile('x\n')).toBeUndefined();
});
