import type { AuditEntry } from '@pratik/contract/audit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../harness.ts';
import { addAndSignIn, type Session, signInFirstAdministrator } from '../../users.ts';

let app: TestApp;
let admin: Session;
let other: Session & { id: string };
let learner: Session & { id: string };

const call = (path: string, body: object = {}, token = admin.token) =>
  app.send('POST', `/api/private/${path}`, { token, body });
const page = async (body: object = {}) =>
  (await call('audit/list', body)).json<{
    entries: AuditEntry[];
    older: string | null;
    actions: string[];
  }>();

beforeAll(async () => {
  app = await startTestApp();
  admin = await signInFirstAdministrator(app);
  other = await addAndSignIn(app, admin, { name: 'İpek', surname: 'Işık', role: 'admin' });
  learner = await addAndSignIn(app, admin, { name: 'Çağrı', surname: 'Ünal' });
  app.clock.set('2026-03-11T20:30:00Z');
  await call('user/set-status', { userIds: [learner.id], status: 'disabled' }, other.token);
  // Sets the clock to half an hour after midnight in Istanbul.
  app.clock.set('2026-03-11T21:30:00Z');
  await call('user/set-status', { userIds: [learner.id], status: 'active' }, other.token);
  await call('level/set-retired', { id: 'C1', retired: true });
});
afterAll(() => app.close());

test.each(['list', 'export'])(
  'audit/%s › rejects callers who are not signed-in administrators',
  async (path) => {
    expect((await app.send('POST', `/api/private/audit/${path}`)).statusCode).toBe(401);
    const { token } = await addAndSignIn(app, admin);
    expect((await call(`audit/${path}`, {}, token)).statusCode).toBe(403);
  },
);

describe('audit log', () => {
  test('lists actor, action, target and time, newest first', async () => {
    const { entries } = await page({ to: '2026-03-11' });
    expect(entries[0]).toEqual({
      id: expect.any(Number),
      at: '2026-03-11T20:30:00.000Z',
      actor: { id: other.id, name: 'İpek Işık' },
      action: 'user.disable',
      targetKind: 'user',
      targetId: learner.id,
      targetName: 'Çağrı Ünal',
      detail: {},
    });
    const moments = entries.map(({ at }) => at);
    expect(moments).toEqual(moments.toSorted().toReversed());
  });

  test('filters by actor or target, by action and by days in the instance’s time zone', async () => {
    const acts = async (filters: object) =>
      (await page(filters)).entries.map(({ action }) => action).toReversed();
    expect(await acts({ user: 'ısik', action: 'user' })).toEqual(['user.add', 'user.disable', 'user.enable']);
    expect(await acts({ user: 'çağrı ünal' })).toEqual([
      'user.add',
      'session.open',
      'user.disable',
      'user.enable',
    ]);
    expect(await acts({ user: 'kimse-yok' })).toEqual([]);
    expect(await acts({ action: 'user.enable' })).toEqual(['user.enable']);
    expect(await acts({ action: 'level' })).toEqual(['level.retire']);
    expect(await acts({ user: 'ipek', from: '2026-03-12' })).toEqual(['user.enable']);
    expect(await acts({ user: 'ipek', from: '2026-03-11', to: '2026-03-11' })).toEqual(['user.disable']);
    expect((await page()).actions).toEqual([
      'access.refuse',
      'level.retire',
      'reauthentication.give',
      'session.open',
      'user.add',
      'user.disable',
      'user.enable',
    ]);
  });

  test('returns each entry exactly once across all pages, even when timestamps are equal', async () => {
    const all = (await page({ size: 100 })).entries.map(({ id }) => id);
    const seen: number[] = [];
    let before: string | null | undefined;
    do {
      const next = await page({ size: 2, ...(before ? { before } : {}) });
      seen.push(...next.entries.map(({ id }) => id));
      before = next.older;
    } while (before !== null);
    expect(seen).toEqual(all);
    expect(all.length).toBeGreaterThan(4);
  });

  test.each([{ before: 'x' }, { size: 0 }, { action: 'User%' }, { from: '2026-02-30' }])(
    'rejects the invalid request %j',
    async (error) => {
      expect((await call('audit/list', error)).statusCode).toBe(400);
    },
  );

  test('contains the actions of a deleted administrator without the administrator’s name', async () => {
    const gone = await addAndSignIn(app, admin, { name: 'Gizem', surname: 'Siler', role: 'admin' });
    await call('level/set-retired', { id: 'C1', retired: false }, gone.token);
    await call('user/delete-user', { userId: gone.id });
    const [deleted, revived] = (await page()).entries;
    // All entries of one deleted user have the same id, which differs from the user’s former id.
    const id = deleted?.targetId;
    expect(id).not.toBe(gone.id);
    expect(deleted).toMatchObject({ action: 'user.delete', targetName: null });
    expect(revived).toMatchObject({ action: 'level.revive', actor: { id, name: null } });
  });

  test('exports a CSV file with the current filters and with times in the instance’s time zone', async () => {
    const answer = await call('audit/export', { action: 'user.enable' });
    expect(answer.headers['content-disposition']).toContain('islem-kaydi-2026-03-12.csv');
    // Removes the quotation marks, because every cell is quoted.
    const [head, row, ...rest] = answer.body.replaceAll('"', '').split('\r\n');
    expect(head).toBe('\uFEFFZaman;Yapan;Yapanın kimliği;İşlem;Neye;Kimliği;Adı;Ayrıntı');
    expect(row).toBe(`2026-03-12 00:30:00;İpek Işık;${other.id};user.enable;user;${learner.id};Çağrı Ünal;`);
    expect(rest).toEqual(['']);
    const added = await call('audit/export', { action: 'user.add' });
    expect(added.body).toContain('"{""role"":""user""}"');
  });
});
