import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, rmSync } from 'node:fs';
import type { RunAs } from './run-as.ts';

/**
 * Returns a path of the data folder for a program that runs as the database’s user. That user may have no access to
 * a parent folder, because a home folder often has mode 0700. Therefore root opens the data folder, and the
 * returned path refers to the opened folder.
 */
export function folderName(folder: string, user: RunAs): string {
  return user !== undefined && process.platform === 'linux' ? '/proc/self/cwd' : folder;
}

type Options = { user: RunAs; folder: string; outputFile: string; input?: string };

/**
 * Starts a PostgreSQL program in its data folder, in a separate session. The program’s output is redirected to a
 * file.
 */
export function spawnProgram(program: string, args: string[], options: Options): ChildProcess {
  // The output file is deleted first, because a previous start may have created it as a different user.
  rmSync(options.outputFile, { force: true });
  const output = openSync(options.outputFile, 'w', 0o600);
  try {
    const child = spawn(program, args, {
      // The program runs in a separate session, because Ctrl-C in the terminal must stop only the application,
      // which then shuts down the database.
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

/** Runs a program until it exits; resolves to true when it succeeded. */
export function runProgram(program: string, args: string[], options: Options): Promise<boolean> {
  const child = spawnProgram(program, args, options);
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code === 0));
    child.once('error', () => resolve(false));
  });
}
