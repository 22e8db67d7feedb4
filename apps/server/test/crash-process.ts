import { fileURLToPath } from 'node:url';
import { createApp } from '../src/app.ts';
import { readConfig } from '../src/platform/config/config.ts';
import { createLog } from '../src/platform/log/log.ts';

/**
 * A server process for the crash tests. It starts like `main.ts`, with the small test library and a fake feedback
 * engine. For each message, the engine waits for the number of milliseconds in the first argument, or until the
 * parent process sends `finish`. Then it returns one correction. SIGTERM stops the process cleanly.
 */
const engineMs = Number(process.argv[2]);
/** Resolves when the parent process sends `finish`. Running checks then end at once, and later checks take no time. */
const finish = new Promise((resolve) => process.once('message', resolve));
const config = readConfig();
const app = await createApp({
  config,
  databaseUrl: config.DATABASE_URL ?? '',
  log: createLog(config.LOG_LEVEL),
  libraryDir: fileURLToPath(new URL('library/', import.meta.url)),
  loadEngine: async () => ({
    name: 'slow',
    version: '1',
    analyse: async (text) => {
      await Promise.race([new Promise((resolve) => setTimeout(resolve, engineMs)), finish]);
      const correction = {
        code: 'other' as const,
        start: 0,
        end: Math.min(1, text.length),
        replacements: ['X'],
        source: 'harper' as const,
        confidence: 0.9,
        explanation: { tr: 'Açıklama', en: 'Explanation' },
      };
      return { corrections: [correction] };
    },
    close: async () => {},
  }),
});
const url = await app.http.listen({ host: '127.0.0.1', port: 0 });
process.send?.(url);
process.on('disconnect', () => process.exit(0));
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
