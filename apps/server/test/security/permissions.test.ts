import { type Call, callUrl } from '@pratik/contract/call';
import { encodeUploadInput, uploadInputHeader, uploadType } from '@pratik/text/upload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { selectStored } from '../../src/identity/privacy/personal-tables.store.ts';
import { personalTables } from '../../src/identity/privacy/personal-tables.ts';
import { addAndSignIn, type Session, signInFirstAdministrator } from '../users.ts';
import { type Belongings, giveBelongings, nothings, secretWord } from './belongings.ts';
import { readCalls, takesAnId } from './calls.ts';
import { namesNobodys, namesWhatIsToBe, namesWhatThereIs } from './calls-with-ids.ts';
import { type Product, startProduct } from './product.ts';

const calls = await readCalls();

let product: Product;
let admin: Session;
let ayse: Session & { id: string };
let can: Session & { id: string; password: string };
beforeAll(async () => {
  product = await startProduct();
  admin = await signInFirstAdministrator(product.app);
  ayse = await addAndSignIn(product.app, admin, { levelId: 'A1' });
  can = await addAndSignIn(product.app, admin, { levelId: 'A1' });
});
afterAll(() => product.close());

const json = ['content-type', 'application/json'];
const ask = (
  call: Pick<Call, 'method' | 'access' | 'path' | 'largestFile'>,
  headers: readonly string[],
  input: object = {},
) =>
  call.method === 'GET'
    ? product.ask('GET', `${callUrl(call)}?${new URLSearchParams(Object.entries(input))}`, headers)
    : call.largestFile === undefined
      ? product.ask('POST', callUrl(call), [...headers, ...json], JSON.stringify(input))
      : product.ask('POST', callUrl(call), [...headers, ...upload(input)], 'RIFF');
const upload = (input: unknown) => ['content-type', uploadType, uploadInputHeader, encodeUploadInput(input)];
const bearer = (session: Session) => ['authorization', `Bearer ${session.token}`];

describe('all calls of the contract', () => {
  test('include more than 20 administrator calls and more than 30 user calls', () => {
    expect(calls.filter(({ access }) => access === 'admin').length).toBeGreaterThan(20);
    expect(calls.filter(({ access }) => access === 'user').length).toBeGreaterThan(30);
  });

  test('reject a request without a token before they validate its input, unless the call is public', async () => {
    const wrong: string[] = [];
    for (const call of calls.filter(({ access }) => access !== 'public')) {
      const answer = await ask(call, []);
      if (answer.status !== 401 || answer.type !== 'unauthenticated')
        wrong.push(`${call.path}: ${answer.status}`);
    }
    expect(wrong).toEqual([]);
  });

  test('reject a learner before they validate the input when only administrators may use the call', async () => {
    const wrong: string[] = [];
    for (const call of calls.filter(({ access }) => access === 'admin')) {
      const answer = await ask(call, bearer(ayse));
      if (answer.status !== 403 || answer.type !== 'forbidden') wrong.push(`${call.path}: ${answer.status}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('data of another user', () => {
  let theirs: Belongings;
  let before: string;
  /** Returns all stored data of the owner. Only the owner’s requests and the worker may change these data. */
  const storedData = async () =>
    JSON.stringify(
      await Promise.all(
        personalTables.map((personalTable) => selectStored(product.app.database.db, personalTable, ayse.id)),
      ),
    );
  beforeAll(async () => {
    theirs = await giveBelongings(product, ayse);
    before = await storedData();
  });
  const withId = calls.filter((call) => ['user', 'identity'].includes(call.access) && takesAnId(call));
  const callAt = (path: string): Call => {
    const call = calls.find((one) => one.path === path);
    if (!call) throw new Error(`the contract has no call ${path}`);
    return call;
  };

  test('is covered by an access test for every call that takes an id', () => {
    const listed = [namesWhatThereIs, namesWhatIsToBe, namesNobodys].flatMap(Object.keys);
    expect(listed.toSorted()).toEqual(withId.map(({ path }) => path).toSorted());
  });

  test.each(Object.keys(namesWhatThereIs))(
    'is not found by %s: the response is the same as for an id that does not exist',
    async (path) => {
      const input = namesWhatThereIs[path];
      const call = callAt(path);
      const asked = input?.(theirs, can) ?? {};
      const none = input?.(nothings(), can) ?? {};
      const [other, nobody] = [await ask(call, bearer(can), asked), await ask(call, bearer(can), none)];
      expect([other.status, other.type]).toEqual([nobody.status, nobody.type]);
      // The inputs in the list must be valid, because otherwise a validation error would look like a refusal.
      expect(nobody.type).not.toBe('validation');
      expect(withoutIds(other.body)).toBe(withoutIds(nobody.body));
      expect(other.body).not.toContain(secretWord);
    },
  );

  test.each(Object.keys(namesWhatIsToBe))(
    'is neither returned nor changed by %s when the caller creates a record with an id of the other user',
    async (path) => {
      const answer = await ask(callAt(path), bearer(can), namesWhatIsToBe[path]?.(theirs, can));
      expect(answer.type).not.toBe('validation');
      expect(answer.body).not.toContain(secretWord);
    },
  );

  test('is unchanged after the calls of all earlier tests', async () => {
    expect(await storedData()).toBe(before);
  });

  test('is returned by the same calls when its owner sends them', async () => {
    const read = [
      'chat/get-conversation',
      'listening/audio',
      'own-texts/get',
      'placement/attempt',
      'voice/recordings-of-conversation',
      'writing/get',
      'writing/model-answers',
    ];
    for (const path of [...read, 'privacy/download-export', 'user/get-by-id']) {
      const answer = await ask(callAt(path), bearer(ayse), namesWhatThereIs[path]?.(theirs, can));
      expect([path, answer.status]).toEqual([path, 200]);
    }
  });

  test('is not returned when the caller adds the other user’s id or e-mail address to the input', async () => {
    const role = { path: 'user/getRole', method: 'POST', access: 'user' } as const;
    for (const input of [{ userId: ayse.id }, { id: ayse.id }, { email: 'yonetici@example.com' }]) {
      expect((await ask(role, bearer(can), input)).body).toBe('{"role":"user"}');
    }
  });
});

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const withoutIds = (body: string): string => body.replaceAll(uuid, 'id');
