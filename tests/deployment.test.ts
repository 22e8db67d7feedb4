import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const linesOf = (file: string) => read(file).split('\n');

test('Docker image › does not contain secrets and backups', () => {
  expect(linesOf('.dockerignore')).toEqual(expect.arrayContaining(['.env', '.env.*', '*.gz', '.data']));
});

test('compose file › overrides volume and port of .env, and gives the server more than 30 seconds to stop', () => {
  const compose = read('compose.yaml');
  expect(compose).toMatch(/environment: \{.*PORT: "3000", DATA_DIR: \/data \}/);
  expect(compose).toMatch(/ports: \["\$\{PORT:-3000\}:3000"\]/);
  expect(Number(/stop_grace_period: (\d+)s/.exec(compose)?.[1])).toBeGreaterThan(30);
});

test('start, backup and restore commands and system service › read the same settings', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const unit = linesOf('docs/operations.md').find((line) => line.startsWith('ExecStart='));
  for (const command of [scripts.start, scripts.backup, scripts.restore, unit]) {
    expect(command).toContain('node --env-file-if-exists=.env apps/server/src/');
  }
  expect(read('docs/operations.md')).not.toContain('EnvironmentFile');
});

test('installation › includes the development packages for the web build when NODE_ENV is production', () => {
  const copy = mkdtempSync(join(tmpdir(), 'pratik-install-'));
  const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
  const manifests = ['package.json', 'package-lock.json', ...workspaces.map((one) => `${one}/package.json`)];
  for (const file of manifests) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(file, join(copy, file));
  }
  cpSync('scripts', join(copy, 'scripts'), { recursive: true });
  const npm = join(copy, 'npm.js');
  writeFileSync(
    npm,
    `import fs from 'node:fs';
     fs.mkdirSync('node_modules/.bin', { recursive: true });
     fs.symlinkSync(process.execPath, 'node_modules/.bin/node');
     fs.writeFileSync('asked.json', JSON.stringify(process.argv.slice(2)));`,
  );
  execFileSync(process.execPath, [join(copy, 'scripts/bootstrap.mjs'), 'install'], {
    cwd: copy,
    env: { ...process.env, NODE_ENV: 'production', npm_execpath: npm },
  });
  expect(JSON.parse(read(join(copy, 'asked.json')))).toEqual(
    expect.arrayContaining(['install', '--include=dev']),
  );
  rmSync(copy, { recursive: true });
});
