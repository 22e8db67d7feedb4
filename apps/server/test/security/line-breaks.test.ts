import { oneLine } from '@pratik/contract/common';
import * as idp from '@pratik/contract/idp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Session, signInFirstAdministrator } from '../users.ts';
import { readCalls } from './calls.ts';
import { type Product, startProduct } from './product.ts';
import { placesFor, type Schema } from './texts-taken.ts';

/** Fields that may contain line breaks: texts with several lines, and fields that are only compared. */
const longTexts = [
  'chat/send-message text',
  'safety/settle note',
  'curriculum/look-up word',
  'curriculum/look-up text',
  'curriculum/look-up sentence',
  'privacy/erase-self word',
  'listening/answer-dictation text',
  'speaking/compare heard',
  'voice/say text',
  'visitor/check-text text',
  'writing/save-draft text',
  'writing/submit text',
  'vocabulary/save-word sentence',
  'vocabulary/suggest-words text',
  'vocabulary/edit-word sentence',
  'vocabulary/edit-word sentenceTr',
  'vocabulary/edit-word note',
  'homework/add note',
  'homework/update note',
  'homework/give-feedback comment',
  'mistakes/answer typed',
  'mistakes/answer-gap typed',
  'own-texts/answer-gap typed',
  'vocabulary/answer-gap answer',
  'vocabulary/review reviews/0/typed',
];
const longParts = [
  // Explanations and replacements that administrators write for learners.
  /^message-process\/\S+ (explanation\/(tr|en)|replacements\/0)$/,
  /^level\/\S+ (description|canDo\/0\/text)\/(tr|en)$/,
  /^question\/(save|add) draft\/(text|ask|evidence|why|note|tr|(task|point)\/(tr|en))$/,
  // Identifiers, codes, passwords and recordings, which are compared or decoded but never shown.
  / (\S*\/)?(\w*[iI]d|from\/0|to\/0|after|questionIds\/0|rawId|step|code|token|\w*[pP]assword|sound)$/,
  // Rows of a user import, which the last test of this file checks row by row.
  /^user\/import rows\//,
];

const taken: [string, z.ZodType][] = [
  ...(await readCalls()).map(({ path, method, query, body }): [string, z.ZodType] => [
    path,
    method === 'GET' ? query : body,
  ]),
  ...Object.entries(idp).flatMap(([name, form]): [string, z.ZodType][] =>
    name.endsWith('Form') && form instanceof z.ZodType ? [[name, form]] : [],
  ),
];

describe('single-line field', () => {
  test.each(['\n', '\r', '\t', '\u0085', '\u2028', '\u2029', '\u001b'])('rejects the text %j', (sign) => {
    expect(oneLine.safeParse(`a${sign}b`).success).toBe(false);
    expect(oneLine.parse('Ayşe Nur 👍')).toBe('Ayşe Nur 👍');
  });

  test('rejects a line break in every call, except in the multi-line fields that this file lists', () => {
    const letIn: string[] = [];
    for (const [name, schema] of taken) {
      const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
      for (const { value, path } of placesFor('abc\ndef', shape)) {
        const at = `${name} ${path.map(String).join('/')}`;
        const refused = schema
          .safeParse(value)
          .error?.issues.some((issue) => issue.path.join('/') === path.join('/'));
        const isLong = longTexts.includes(at) || longParts.some((part) => part.test(at));
        if (!refused && !isLong) letIn.push(at);
      }
    }
    expect(letIn).toEqual([]);
  });
});

describe('name of a user', () => {
  let product: Product;
  let admin: Session;
  beforeAll(async () => {
    product = await startProduct();
    admin = await signInFirstAdministrator(product.app);
  });
  afterAll(() => product.close());

  test('is rejected in the form and the import when it contains a line break, but can be read when it is already stored', async () => {
    const user = { name: 'Ayşe\n=1+1', surname: 'Kaya', email: 'ayse@example.com' };
    const added = await product.call('user/add-user', admin.token, {
      ...user,
      role: 'user',
      levelId: null,
    });
    expect(added.status).toBe(400);
    const row = { ...user, line: 2, role: 'Öğrenci', level: '' };
    const imported = await product.call('user/import', admin.token, { rows: [row], dryRun: false });
    expect(JSON.parse(imported.body)).toMatchObject({ rows: [{ outcome: 'refused' }] });
    const { pool } = product.app.database;
    await pool.query(`update users set surname = E'Kaya\nx'`);
    const list = await product.call('user/get-all-users', admin.token, {});
    expect(JSON.parse(list.body)).toMatchObject({ users: [{ surname: 'Kaya\nx' }] });
  });
});
