import { expect, it } from 'vitest';
import { parsePostmasterFile } from './postmaster-file.ts';

it('parser of postmaster.pid › returns process id, port and status', () => {
  const text = '6236\n/proc/self/cwd\n1795219115\n45555\n\n127.0.0.1\n 16039950        36\nready   \n';
  expect(parsePostmasterFile(text)).toEqual({ pid: 6236, port: 45555, status: 'ready' });
});

it('parser of postmaster.pid › accepts an incomplete file, and the negative process id of single-user mode', () => {
  expect(parsePostmasterFile('6236\n/data\n')).toEqual({ pid: 6236, port: undefined, status: '' });
  expect(parsePostmasterFile('-6236\n/data\n')).toEqual({ pid: 6236, port: undefined, status: '' });
});

it('parser of postmaster.pid › returns undefined when the file contains no process id', () => {
  expect(parsePostmasterFile('')).toBeUndefined();
  expect(parsePostmasterFile('x\n')).toBeUndefined();
});
