import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export type Running = { url: string; startMs: number; stop(): Promise<void> };

const stopper = (child: ChildProcess) => async () => {
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
};

/** Starts the baseline server (`bare-server.ts`); resolves when the server listens. */
export const startBare = async (databaseUrl: string): Promise<Running> => {
  const begun = performance.now();
  const child = fork(path('./bare-server.ts'), [databaseUrl], { execArgv: [] });
  const [{ url }] = await once(child, 'message');
  return { url, startMs: performance.now() - begun, stop: stopper(child) };
};

/** Starts Pratik like `npm start`; resolves when Pratik logs that it listens. */
export const startProduct = async (env: Record<string, string>): Promise<Running> => {
  const begun = performance.now();
  const child = fork(path('../src/main.ts'), [], {
    execArgv: [],
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk) => {
      said += chunk;
      const ready = /Pratik hazır: (\S+)/.exec(said);
      if (ready?.[1]) resolve(ready[1]);
    });
    child.once('exit', (code) => reject(new Error(`Pratik exited with code ${code}: ${said}`)));
  });
  return { url, startMs: performance.now() - begun, stop: stopper(child) };
};
