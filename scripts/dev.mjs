import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { bin, root, toolEnv } from './lib/paths.mjs';
import { start } from './lib/run.mjs';

/**
 * Runs the server and Vite’s development server until one of them ends. The server restarts when a source file
 * changes.
 */
const parts = [
  {
    name: 'server',
    command: join(bin, 'node'),
    args: ['--watch', '--env-file-if-exists=.env', 'apps/server/src/main.ts'],
    cwd: root,
  },
  { name: 'web', command: join(bin, 'vite'), args: [], cwd: join(root, 'apps/web') },
];

const width = Math.max(...parts.map((part) => part.name.length));

const children = parts.map(({ name, command, args, cwd }) => {
  const env = toolEnv({ FORCE_COLOR: process.stdout.isTTY ? '1' : '0' });
  const child = start(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      process.stdout.write(`${name.padEnd(width)} │ ${line}\n`);
    });
  }
  return child;
});

for (const child of children) {
  child.once('exit', () => process.kill(process.pid, 'SIGTERM'));
}
