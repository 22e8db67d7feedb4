import type pg from 'pg';
import { openClient } from './watched-client.ts';

/** Checks whether the database responds, on a separate connection outside the pool’s queue. */
export type DatabaseProbe = {
  /**
   * Returns whether the database responds within 1.5 seconds. A result is reused for half a second. A success is
   * reused for two seconds while the next check runs, so that a busy process responds at once.
   */
  answers(): Promise<boolean>;
  close(): Promise<void>;
};

const limitMs = 1_500;
const freshMs = 500;
const trustedMs = 2_000;

export const createDatabaseProbe = (url: string): DatabaseProbe => {
  let client: pg.Client | undefined;
  let running: Promise<boolean> | undefined;
  let last = { at: Number.NEGATIVE_INFINITY, answers: false };

  const drop = () => {
    const dropped = client;
    client = undefined;
    void dropped?.end().catch(() => undefined);
  };
  const ask = async (): Promise<void> => {
    if (client === undefined) {
      const next = openClient({ url, name: 'pratik-health', connectMs: limitMs });
      next.on('end', () => {
        if (client === next) client = undefined;
      });
      client = next;
      await next.connect();
    }
    await client.query('select 1');
  };
  const check = async (): Promise<boolean> => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      // When the event loop is delayed, the timer fires before a response that has already arrived is read. Therefore
      // pending input is read first.
      timer = setTimeout(
        () => setImmediate(() => reject(new Error('the database did not respond'))),
        limitMs,
      );
    });
    try {
      await Promise.race([ask(), late]);
      return true;
    } catch {
      drop();
      return false;
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    answers() {
      const age = performance.now() - last.at;
      if (age < freshMs) return Promise.resolve(last.answers);
      running ??= check().then((answers) => {
        last = { at: performance.now(), answers };
        running = undefined;
        return answers;
      });
      return last.answers && age < trustedMs ? Promise.resolve(true) : running;
    },
    async close() {
      await client?.end().catch(() => undefined);
    },
  };
};
