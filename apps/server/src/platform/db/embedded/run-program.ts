import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, rmSync } from 'node:fs';
import type { RunAs } from './run-as.ts';

/**
 * Returns a path to the data folder for a program started as the database’s user. That user may have no access to a
 * parent folder (a home folder is often 0700), so root opens the folder and the path refers to the open folder.
 */
export function folderName(folder: string, user: RunAs): string {
  return user !== undefined && process.platform === 'linux' ? '/proc/self/cwd' : folder;
}

type Options = { user: RunAs; folder: string; outputFile: string; input?: string };

/** Starts a PostgreSQL program in its data folder, in a separate session, with its output redirected to a file. */
export function spawnProgram(program: string, args: string[], options: Options): ChildProcess {
  // The file is recreated because a previous start may have created it as another user.
  rmSync(options.outputFile, { force: true });
  const output = openSync(options.outputFile, 'w', 0o600);
  try {
    const child = spawn(program, args, {
      // Ctrl-C in the terminal must reach only the application, which then shuts down the database.
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

/** Runs a program until it exits; resolves to whether it succeeded. */
export function runProgram(program: string, args: string[], options: Options): Promise<boolean> {
  const child = spawnProgram(program, args, options);
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code === 0));
    child.once('error', () => resolve(false));
  });
}
