import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { usesNoSchema } from '../build/light-modules.ts';

const files = execFileSync('git', ['ls-files', 'apps/web/src'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));

test('web build › gives the real schemas to every module that validates a form', () => {
  const withForms = files.filter((file) => readFileSync(file, 'utf8').includes('/contract-resolver.ts'));
  expect(withForms.length).toBeGreaterThan(10);
  expect(withForms.filter((file) => usesNoSchema.test(file))).toEqual([]);
});

test('web build › bundles the resolver of forms with the real schemas, in whichever folder the resolver is', () => {
  const resolvers = files.filter((file) => file.endsWith('/contract-resolver.ts'));
  expect(resolvers).toHaveLength(1);
  expect(resolvers.filter((file) => usesNoSchema.test(file))).toEqual([]);
});

test('web build › gives the contract without schemas to the modules of the first pages', () => {
  for (const file of [
    'apps/web/src/identity/session/session.ts',
    'apps/web/src/identity/sign-in/login-form.tsx',
    'apps/web/src/practice/chat/chat-page.tsx',
  ])
    expect([file, files.includes(file), usesNoSchema.test(file)]).toEqual([file, true, true]);
});
