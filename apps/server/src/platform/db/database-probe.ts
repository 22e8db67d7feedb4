import type pg from 'pg';
import { openClient } from './watched-client.ts';

/** Checks on a separate connection, outside the pool’s queue, whether the database responds. */
export type DatabaseProbe = {
  /** Resolves within `limitMs`; a result is reused for half a second. */
  answers(): Promise<boolean>;
  close(): Promise<void>;
};

const limitMs = 1_500;
const freshMs = 500;

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
      timer = setTimeout(() => reject(new Error('the database did not respond')), limitMs);
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
      if (performance.now() - last.at < freshMs) return Promise.resolve(last.answers);
      running ??= check().then((answers) => {
        last = { at: performance.now(), answers };
        running = undefined;
        return answers;
      });
      return running;
    },
    async close() {
      await client?.end().catch(() => undefined);
    },
  };
};
