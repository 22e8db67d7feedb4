import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRecordingFiles } from './recording-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pratik-recordings-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const namesIn = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

describe('file of a learner’s recording', () => {
  it('is removed when the disk becomes full while the server writes the file', () => {
    const module = JSON.stringify(new URL('./recording-files.ts', import.meta.url).href);
    const write = `
      const { createRecordingFiles } = await import(${module});
      const files = createRecordingFiles(${JSON.stringify(folder)});
      const outcome = await files.prepare('ab1', new Uint8Array(1_000_000)).catch(({ code }) => code);
      process.stdout.write(String(outcome));`;
    // The file size limit of the shell makes the write fail after the first bytes, like a full disk.
    const shell = 'ulimit -f 64; exec "$0" --input-type=module -e "$1"';
    expect(execFileSync('sh', ['-c', shell, process.execPath, write], { encoding: 'utf8' })).toBe('EFBIG');
    expect(namesIn()).toEqual([]);
  });

  it('is deleted after an hour when the server process was killed before the file was complete', async () => {
    const files = createRecordingFiles(folder);
    await (await files.prepare('ab1', Buffer.from('finished'))).finish();
    await files.prepare('ab2', Buffer.from('unfinished'));
    await files.prepare('ab3', Buffer.from('being written'));
    const [old = ''] = readdirSync(join(folder, 'unfinished'));
    utimesSync(join(folder, 'unfinished', old), new Date(0), new Date(0));
    await files.removeUnfinished(new Date(3_600_000));
    expect(namesIn()).toHaveLength(2);
    expect(namesIn()).not.toContain(old);
    expect(String(await files.read('ab1'))).toBe('finished');
  });
});
