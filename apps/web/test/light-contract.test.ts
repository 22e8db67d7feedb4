import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lightSourceOf, usesNoSchema } from '../build/light-modules.ts';

const files = execFileSync('git', ['ls-files', 'apps/web/src'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));

test('web build › bundles the validation schemas of the contract into every module that validates a form', () => {
  const withForms = files.filter((file) => readFileSync(file, 'utf8').includes('/contract-resolver.ts'));
  expect(withForms.length).toBeGreaterThan(10);
  expect(withForms.filter((file) => usesNoSchema.test(file))).toEqual([]);
});

test('web build › bundles the form resolver with the validation schemas of the contract, whatever its folder', () => {
  const resolvers = files.filter((file) => file.endsWith('/contract-resolver.ts'));
  expect(resolvers).toHaveLength(1);
  expect(resolvers.filter((file) => usesNoSchema.test(file))).toEqual([]);
});

test('web build › bundles the initially loaded pages without the validation schemas of the contract', () => {
  for (const file of [
    'apps/web/src/identity/session/session.ts',
    'apps/web/src/identity/sign-in/login-form.tsx',
    'apps/web/src/practice/chat/chat-page.tsx',
  ])
    expect([file, files.includes(file), usesNoSchema.test(file)]).toEqual([file, true, true]);
});

test('web build › removes every use of zod from the light copies of the contract, also after the spread operator (...)', () => {
  expect(lightSourceOf('const form = { ...z.object(wishes).shape, a: list.z.b };')).toBe(
    'const form = /* @__PURE__ */ (() => ({ ...lightSchema.object(wishes).shape, a: list.z.b }))();',
  );
  const modules = execFileSync('git', ['ls-files', 'packages/contract/src'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'));
  expect(modules.length).toBeGreaterThan(50);
  const withZod = modules.filter((file) =>
    /(?<!\w)z\s*\.\s*\w+\(/.test(lightSourceOf(readFileSync(file, 'utf8'))),
  );
  expect(withZod).toEqual([]);
});

test('web build › can omit every schema of a light copy that no module uses', () => {
  expect(
    lightSourceOf(
      [
        "import { level } from './level.ts';",
        'export const wish: Schema = level.optional();',
        'const most = 5;',
        'export const isLevel = (name: string) => names.has(name);',
        'export const getWish = get({',
        "  path: 'wish',",
        '  answer: wish.nullable(),',
        '});',
      ].join('\n'),
    ),
  ).toBe(
    [
      "import { level } from './level.ts';",
      'export const wish: Schema = /* @__PURE__ */ (() => (level.optional()))();',
      'const most = 5;',
      'export const isLevel = (name: string) => names.has(name);',
      "export const getWish = /* @__PURE__ */ get({   path: 'wish', });",
    ].join('\n'),
  );
});

/** The names of a module that come from the contract and whose schema the module uses. */
const usedSchemas = (code: string) =>
  [...code.matchAll(/import \{([^}]*)\} from '@pratik\/contract\//g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(' as ').at(-1) ?? '')
    .filter((name) => /^\w+$/.test(name))
    .filter((name) =>
      new RegExp(`(?<![\\w.])${name}(\\.\\w+)*\\.(parse|safeParse|parseAsync|options|shape|enum)\\b`).test(
        code,
      ),
    );

test('web build › uses no schema of the contract in a module that is built with empty schemas', () => {
  expect(
    usedSchemas("import { a, type B, c } from '@pratik/contract/x';\nc.body.safeParse(1); x.a.parse(2);"),
  ).toEqual(['c']);
  const light = files.filter((file) => usesNoSchema.test(file));
  expect(light.length).toBeGreaterThan(300);
  const wrong = light.flatMap((file) =>
    usedSchemas(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`),
  );
  expect(wrong).toEqual([]);
});
