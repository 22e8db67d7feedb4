import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const script = `
  const { createEngine } = await import(${JSON.stringify(new URL('./engine.ts', import.meta.url).href)});
  const engine = await createEngine();
  await engine.analyse('My sister is nurse and she like teh job.');
  const { rss } = process.memoryUsage();
  await engine.close();
  process.stdout.write(String(rss));
`;

test('feedback engine › needs at most 600 MB of memory with all sources loaded', { timeout: 180_000 }, () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const megabytes = Number(stdout) / 1e6;
  expect(megabytes).toBeGreaterThan(50);
  expect(megabytes).toBeLessThanOrEqual(600);
});
