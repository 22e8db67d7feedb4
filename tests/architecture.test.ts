import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { beforeAll, describe, expect, test } from 'vitest';
import { cruiseOptions, rules, serverLayers } from './architecture.rules.ts';

const tracked = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'apps', 'packages'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => /\/src\/.*\.tsx?$/.test(file));
const own = tracked.filter((file) => !/\.test\.tsx?$/.test(file));

const read = (file: string): string => readFileSync(file, 'utf8');

const broken = async (): Promise<ICruiseResult> => {
  const { output } = await cruise(['apps/server/src', 'apps/web/src', 'packages'], cruiseOptions);
  if (typeof output === 'string') throw new Error('dependency-cruiser returned text instead of a result');
  return output;
};

describe('imports', () => {
  let result: ICruiseResult;
  beforeAll(async () => {
    result = await broken();
  });

  test('are analysed for all source modules', () => {
    const seen = new Set(result.modules.map((module) => module.source));
    expect(own.filter((file) => !seen.has(file))).toEqual([]);
    const edges = result.modules.reduce((sum, module) => sum + module.dependencies.length, 0);
    expect(edges).toBeGreaterThan(own.length);
  });

  test.each((rules.forbidden ?? []).map((rule) => rule.name ?? ''))('follow the rule %s', (name) => {
    const breaches = result.summary.violations
      .filter((violation) => violation.rule.name === name)
      .map((violation) => `${violation.from} → ${violation.to}`);
    expect(breaches).toEqual([]);
  });
});

test('import rules › contain only path patterns that match at least one source file', () => {
  const patterns = (rules.forbidden ?? [])
    .flatMap((rule) => ('to' in rule ? [rule.from, rule.to] : [rule.from]))
    .flatMap(({ path, pathNot }) => [path ?? [], pathNot ?? []].flat());
  // A path pattern with `$1` repeats a part of the importing file’s path.
  const ours = patterns.filter((pattern) => /^\^(?:apps|packages)/.test(pattern) && !pattern.includes('$1'));
  expect(ours.length).toBeGreaterThan(20);
  expect(ours.filter((pattern) => !tracked.some((file) => new RegExp(pattern).test(file)))).toEqual([]);
});

describe('modules of the server', () => {
  const source = 'apps/server/src';
  const folders = serverLayers.flatMap((layer) =>
    layer === 'practice'
      ? [...new Set(own.map((file) => file.match(`^${source}/(practice/[^/]+)/`)?.[1]))].filter(
          (folder) => folder !== undefined,
        )
      : [layer],
  );

  test.each(folders)('include a module file for the folder %s', (folder) => {
    expect(own).toContain(`${source}/${folder}/${folder.split('/').at(-1)}.module.ts`);
  });

  test('are all created in app.ts', () => {
    const app = read(`${source}/app.ts`);
    const created = own
      .filter((file) => file.endsWith('.module.ts'))
      .map((file) => /export const (create\w+Module)\b/.exec(read(file))?.[1]);
    expect(created.length).toBeGreaterThan(15);
    expect(created.filter((create) => !create || !app.includes(`${create}(`))).toEqual([]);
  });
});

describe('rules for source files', () => {
  test('allow process.env only in the module platform/config', () => {
    const readers = own.filter(
      (file) =>
        file.startsWith('apps/server/src/') &&
        /process\.env\b/.test(read(file)) &&
        !file.includes('/platform/config/'),
    );
    expect(readers).toEqual([]);
  });

  test('forbid files that only re-export other files', () => {
    expect(own.filter((file) => /^export \* from/m.test(read(file)))).toEqual([]);
  });

  test('allow in the API contract only functions that build schemas, calls and problems', async () => {
    const allowed = [
      'callUrl',
      'choicesOf',
      'draftSchema',
      'get',
      'post',
      'isOneLine',
      'isTimeZone',
      'problemName',
      'problemTitle',
      'problemType',
      'coded',
      'isErrorCode',
      'issueError',
      'helpText',
      'kindQuestion',
      'topicOfKindQuestion',
    ];
    const modules = await Promise.all(
      own
        .filter((file) => file.startsWith('packages/contract/src/'))
        .map((file): Promise<Record<string, unknown>> => import(`../${file}`)),
    );
    const functions = modules
      .flatMap(Object.entries)
      .filter(([, value]) => typeof value === 'function')
      .map(([name]) => name);
    expect(functions.filter((name) => !allowed.includes(name))).toEqual([]);
  });

  test('forbid enums and namespaces', () => {
    expect(own.filter((file) => /^\s*(export )?(const )?enum |^\s*namespace /m.test(read(file)))).toEqual([]);
  });

  test('forbid disabled tests and tests that are retried', () => {
    const tests = tracked.filter((file) => /\.test\.tsx?$/.test(file));
    const off = tests.filter((file) =>
      /\b(it|test|describe)\.(only|skip|todo|fixme)\b|retry:/.test(read(file)),
    );
    expect(off).toEqual([]);
    expect(tests.filter((file) => !/\bexpect\b|\bassert\b/.test(read(file)))).toEqual([]);
  });

  test('allow only the API tests in the folder test/ to start the application', () => {
    const inside = tracked.filter(
      (file) =>
        file.startsWith('apps/server/src/') && /\bstart(?:Test|Practice|Guardian)App\b/.test(read(file)),
    );
    expect(inside).toEqual([]);
  });

  test('limit README.md to 80 lines and ARCHITECTURE.md to 150 lines of prose', () => {
    expect(read('README.md').split('\n').length).toBeLessThanOrEqual(80);
    expect(read('ARCHITECTURE.md').split('\n').length).toBeLessThanOrEqual(150);
  });

  test('require that .env.example lists every setting and nothing else', async () => {
    const { settings } = await import('../apps/server/src/platform/config/config.ts');
    const listed = read('.env.example').match(/^#?\s?([A-Z_]+)=/gm) ?? [];
    expect(listed.map((line) => line.replace(/[#\s=]/g, '')).sort()).toEqual(Object.keys(settings).sort());
  });
});
