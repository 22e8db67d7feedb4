import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { errorCode } from '../embedded-error.ts';

/**
 * Returns the fields of Linux’ `/proc/<pid>/stat` after the command name. The command name may contain spaces and
 * parentheses, so the text before its end is skipped.
 */
function linuxStat(pid: number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

function ps(pid: number, column: 'lstart' | 'command'): string | undefined {
  try {
    return (
      execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
    );
  } catch {
    return undefined;
  }
}

/**
 * Returns whether a process with this id runs. A process that has ended does not count, even when its parent has
 * not yet read its exit status.
 */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return false;
  }
  return process.platform !== 'linux' || linuxStat(pid)?.[0] !== 'Z';
}

/**
 * Returns the start time of a process, which distinguishes the process from a later process with the same id.
 * Undefined when no process has this id.
 */
export function startMark(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined;
  if (process.platform !== 'linux') return ps(pid, 'lstart');
  const ticks = linuxStat(pid)?.[19];
  return ticks === undefined ? undefined : `${bootId()}/${ticks}`;
}

function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}

/**
 * Returns an identifier of the process id namespace. A process id from another container is not valid in this
 * namespace.
 */
export function processSpace(): string {
  try {
    return `${bootId()}/${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return '';
  }
}

/**
 * Returns whether the process is a PostgreSQL server on this data folder; false when the current user has no
 * permission to read the process.
 */
export function isPostgresOn(pid: number, clusterDir: string): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') {
    const command = ps(pid, 'command') ?? '';
    return command.includes('postgres') && command.includes(clusterDir);
  }
  try {
    // Linux appends this suffix to the name when an update has replaced the program file of the running server.
    const program = basename(readlinkSync(`/proc/${pid}/exe`).replace(/ \(deleted\)$/, ''));
    const working = statSync(`/proc/${pid}/cwd`);
    const cluster = statSync(clusterDir);
    return program === 'postgres' && working.ino === cluster.ino && working.dev === cluster.dev;
  } catch {
    return false;
  }
}

/**
 * Returns whether the program file of a running process was replaced after the process started. Always false on
 * systems other than Linux.
 */
export function isProgramReplaced(pid: number): boolean {
  try {
    return readlinkSync(`/proc/${pid}/exe`).endsWith(' (deleted)');
  } catch {
    return false;
  }
}
