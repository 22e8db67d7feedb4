import { errorText } from './embedded-error.ts';
import type { EmbeddedLog } from './embedded-log.ts';
import { isAlive } from './programs/process-info.ts';

const lookMs = 500;
const restartsPerHour = 5;

/**
 * Returns whether the database server may be restarted again. False when the server crashes repeatedly and the
 * operator must find the cause.
 */
export function mayRestart(restarts: number[], nowMs: number): boolean {
  return restarts.filter((at) => nowMs - at < 3_600_000).length < restartsPerHour;
}

type Watch = { pid(): number; end(): Promise<void> };

/**
 * Watches a running database server and restarts it at the same address after it was killed. After too many
 * restarts, `onGiveUp` is called once. `end` waits for a restart in progress.
 */
export function watchServer(
  pid: number,
  restart: () => Promise<number>,
  log: EmbeddedLog,
  onGiveUp: () => void,
): Watch {
  let current = pid;
  let busy: Promise<void> | undefined;
  const restarts: number[] = [];

  async function revive(): Promise<void> {
    if (!mayRestart(restarts, Date.now())) {
      clearInterval(timer);
      log({
        level: 'error',
        msg: 'the database server ended several times within an hour; it is not started again',
      });
      onGiveUp();
      return;
    }
    restarts.push(Date.now());
    log({
      level: 'error',
      msg: 'the database server ended unexpectedly, starting it again',
      pid: current,
    });
    try {
      current = await restart();
      log({ level: 'info', msg: 'the database server runs again', pid: current });
    } catch (error) {
      log({
        level: 'error',
        msg: 'the database server could not be started again',
        reason: errorText(error),
      });
    }
  }

  const timer = setInterval(() => {
    if (busy !== undefined || isAlive(current)) return;
    busy = revive().finally(() => {
      busy = undefined;
    });
  }, lookMs);
  timer.unref();

  return {
    pid: () => current,
    async end() {
      clearInterval(timer);
      await busy;
    },
  };
}
