import { plainText } from '@pratik/contract/common';
import * as idp from '@pratik/contract/idp';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readCalls } from './calls.ts';
import { placesFor, type Schema } from './texts-taken.ts';

/**
 * Inputs that are neither stored nor searched as text: they are hashed or decoded, or checked row by row in
 * users-import.test.ts.
 */
const neverStored = /[/ ](?:password|currentPassword|newPassword|sound)$|^user\/import rows\//;

const taken: [string, z.ZodType][] = [
  ...(await readCalls()).map(({ path, method, query, body }): [string, z.ZodType] => [
    path,
    method === 'GET' ? query : body,
  ]),
  ...Object.entries(idp).flatMap(([name, form]): [string, z.ZodType][] =>
    name.endsWith('Form') && form instanceof z.ZodType ? [[name, form]] : [],
  ),
];

type Issue = z.core.$ZodIssue;
/**
 * Returns whether a validation issue concerns the value at this path. For a union type, an issue of one alternative
 * is enough.
 */
const isAt = (issue: Issue, path: readonly PropertyKey[]): boolean => {
  if (!issue.path.every((name, index) => name === path[index])) return false;
  if (issue.path.length === path.length) return true;
  const rest = path.slice(issue.path.length);
  return issue.code === 'invalid_union' && issue.errors.flat().some((inner) => isAt(inner, rest));
};

test('text with a NUL character › is rejected with a field error by every call that takes text', () => {
  const letIn: string[] = [];
  let places = 0;
  for (const [name, schema] of taken) {
    const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
    for (const { value, path } of placesFor('ab\0c', shape)) {
      places += 1;
      const at = `${name} ${path.map(String).join('/')}`;
      const { error } = schema.safeParse(value);
      if (!error?.issues.some((issue) => isAt(issue, path)) && !neverStored.test(at)) letIn.push(at);
    }
  }
  expect(letIn).toEqual([]);
  expect(places).toBeGreaterThan(300);
});

test('unpaired surrogate in a text › is replaced with the character U+FFFD', () => {
  expect(plainText.max(10).parse('a\ud83db\udc4d')).toBe('a\ufffdb\ufffd');
  expect(plainText.parse('👍 ışık')).toBe('👍 ışık');
});
