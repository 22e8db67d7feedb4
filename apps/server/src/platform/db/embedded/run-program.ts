import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, rmSync } from 'node:fs';
import type { RunAs } from './run-as.ts';

/**
 * The name under which a program sees the data folder it was started in. The database's user may be shut out of a
 * folder above (a home is often 0700); root has entered it for him, and this name needs no path from the top.
 */
export function folderName(folder: string, user: RunAs): string {
  return user !== undefined && process.platform === 'linux' ? '/proc/self/cwd' : folder;
}

type Options = { user: RunAs; folder: string; outputFile: string; input?: string };

/** Starts one of PostgreSQL's programs in its data folder and in a session of its own, its output going to a file. */
export function spawnProgram(program: string, args: string[], options: Options): ChildProcess {
  // Anew each time: the last start may have been another user's.
  rmSync(options.outputFile, { force: true });
  const output = openSync(options.outputFile, 'w', 0o600);
  try {
    const child = spawn(program, args, {
      // Ctrl-C in the terminal is for the application, which then stops the database in order.
      detached: true,
      cwd: options.folder,
      env: { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' },
      stdio: [options.input === undefined ? 'ignore' : 'pipe', output, output],
      ...options.user,
    });
    child.on('error', () => undefined);
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(options.input);
    return child;
  } finally {
    closeSync(output);
  }
}

/** Runs a program to its end; resolves to whether it succeeded. */
export function runProgram(program: string, args: string[], options: Options): Promise<boolean> {
  const child = spawnProgram(program, args, options);
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code === 0));
    child.once('error', () => resolve(false));
  });
}
