import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { storedBytesLimit } from '@pratik/contract/voice-recordings';
import { unzipSync } from 'fflate';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  createVoiceRecordings,
  type VoiceRecordings,
} from '../../../../src/practice/chat/voice/recordings.service.ts';
import {
  type FakeTranscriptionServer,
  startFakeTranscriptionServer,
} from '../../../fake-transcription-server.ts';
import { startTestApp, type TestApp } from '../../../harness.ts';
import { addAndSignIn, type Session, signInFirstAdministrator } from '../../../users.ts';
import { wavOf } from '../../../wav.ts';

const silent = pino({ level: 'silent' });
let stt: FakeTranscriptionServer;
let app: TestApp;
let admin: Session;
/**
 * The recordings service of another process of the same instance. The test calls its `sweep`, which deletes files
 * without a row.
 */
let recordings: VoiceRecordings;
let isPaused = false;
beforeAll(async () => {
  stt = await startFakeTranscriptionServer();
  app = await startTestApp({
    env: { TRANSCRIPTION_BASE_URL: stt.url, TRANSCRIPTION_MODEL: 'kulak-1', VOICE_KEEP_DAYS: '30' },
  });
  admin = await signInFirstAdministrator(app);
  recordings = createVoiceRecordings({
    db: app.database.db,
    clock: app.clock,
    log: silent,
    config: { DATA_DIR: app.dataDir, VOICE_KEEP_DAYS: 30 },
    isPaused: async () => isPaused,
  });
});
afterAll(async () => {
  await app.close();
  await stt.close();
});

const post = (who: Session, path: string, body: object) =>
  app.send('POST', `/api/private/${path}`, { token: who.token, body });
const get = (who: Session, path: string) => app.send('GET', `/api/private/${path}`, { token: who.token });
const files = () => {
  const folder = join(app.dataDir, 'recordings');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
};
const begin = async (storesRecordings: boolean) => {
  const learner = await addAndSignIn(app, admin);
  const service = new URL(stt.url).host;
  await post(learner, 'privacy/decide', { purpose: 'voice', given: true, version: 1, service });
  if (storesRecordings) await post(learner, 'voice/change-storage', { storesRecordings: true });
  const conversationId = randomUUID();
  await post(learner, 'chat/start', { conversationId, kind: 'free' });
  const say = async (seconds: number): Promise<string | undefined> => {
    const sent = { token: learner.token, body: { conversationId }, file: wavOf(seconds) };
    return (await app.send('POST', '/api/private/voice/transcribe', sent)).json().stored;
  };
  return { learner, conversationId, say };
};

it('learner’s recordings › are stored only when the learner has chosen this', async () => {
  const { learner, say } = await begin(false);
  expect(await say(2)).toBeUndefined();
  expect((await get(learner, 'voice/storage')).json()).toEqual({
    storesRecordings: false,
    days: 30,
    count: 0,
    bytes: 0,
  });
  expect(files()).toEqual([]);
});

it('learner’s recordings › can be stored, played and deleted only by the learner who spoke', async () => {
  const { learner, conversationId, say } = await begin(true);
  const id = await say(1);
  expect(await say(1)).toBe(id);
  app.clock.advance(5);
  const second = await say(2);
  expect(files()).toHaveLength(2);

  const turnId = randomUUID();
  await post(learner, 'chat/send-message', { conversationId, turnId, text: 'I went to the market.' });
  await post(learner, 'voice/attach-recordings', { ids: [id], turnId });
  const stored = (
    await get(learner, `voice/recordings-of-conversation?conversationId=${conversationId}`)
  ).json();
  expect(stored.recordings).toEqual([
    expect.objectContaining({ id, turnId, seconds: 1 }),
    expect.objectContaining({ id: second, turnId: null, seconds: 2 }),
  ]);
  const list = (await get(learner, 'voice/recordings')).json();
  expect(list).toMatchObject({ total: 2, totalCapped: false, page: 0 });
  expect(list.recordings).toContainEqual(expect.objectContaining({ id, text: 'I went to the market.' }));
  const sound = (await get(learner, `voice/recording?id=${id}`)).json();
  expect(sound).toEqual({ type: 'audio/wav', sound: Buffer.from(wavOf(1)).toString('base64') });

  const other = await begin(true);
  expect((await get(other.learner, `voice/recording?id=${id}`)).statusCode).toBe(404);
  await post(other.learner, 'voice/attach-recordings', { ids: [second], turnId: randomUUID() });
  expect((await get(learner, 'voice/recordings')).json().recordings).toContainEqual(
    expect.objectContaining({ id: second, turnId: null }),
  );
  // Attaching a recording to another user’s message does not reveal that message’s text.
  const theirOwn = await other.say(4);
  await post(other.learner, 'voice/attach-recordings', { ids: [theirOwn], turnId });
  expect((await get(other.learner, 'voice/recordings')).json().recordings).toEqual([
    expect.objectContaining({ id: theirOwn, text: null }),
  ]);
  await post(other.learner, 'voice/delete-recordings', {});
  const theirs = `voice/recordings-of-conversation?conversationId=${conversationId}`;
  expect((await get(other.learner, theirs)).json().recordings).toEqual([]);
  await post(other.learner, 'voice/delete-recordings', { ids: [id] });
  expect((await get(learner, 'voice/storage')).json()).toMatchObject({ storesRecordings: true, count: 2 });

  expect((await post(learner, 'voice/delete-recordings', { ids: [id] })).json()).toMatchObject({ count: 1 });
  expect(files()).toHaveLength(1);
  expect((await get(learner, `voice/recording?id=${id}`)).statusCode).toBe(404);
  // Existing recordings remain after storing is switched off, until the learner deletes them.
  await post(learner, 'voice/change-storage', { storesRecordings: false });
  expect(await say(3)).toBeUndefined();
  expect((await get(learner, 'voice/storage')).json()).toMatchObject({ storesRecordings: false, count: 1 });
  expect((await post(learner, 'voice/delete-recordings', {})).json()).toMatchObject({ count: 0, bytes: 0 });
  expect(files()).toEqual([]);
});

it('learner’s recordings › are deleted with their files when they expire or the learner is erased', async () => {
  const { learner, say } = await begin(true);
  await say(1);
  const late = await begin(true);
  app.clock.advance(20 * 86_400);
  await late.say(2);
  expect(files()).toHaveLength(2);
  app.clock.advance(11 * 86_400);
  isPaused = true;
  await recordings.sweep();
  // The clock may be wrong, so no recording is deleted until an administrator confirms the clock.
  expect(files()).toHaveLength(2);
  isPaused = false;
  await recordings.sweep();
  expect(files()).toHaveLength(1);
  expect((await get(learner, 'voice/storage')).json()).toMatchObject({ storesRecordings: true, count: 0 });

  const erased = await post(late.learner, 'privacy/erase-self', {
    email: late.learner.email,
    password: late.learner.password,
  });
  expect(erased.statusCode).toBe(200);
  await recordings.sweep();
  expect(files()).toEqual([]);
});

it('learner’s recordings › are deleted, the oldest first, when the learner exceeds the storage limit', async () => {
  const [other, { learner, say }] = [await begin(true), await begin(true)];
  await other.say(1);
  const first = await say(1);
  // Sets a large stored size, to simulate a large recording.
  await app.database.pool.query('update voice_recordings set bytes = $1 where id = $2', [
    storedBytesLimit,
    first,
  ]);
  app.clock.advance(1);
  const second = await say(2);
  const { recordings: left } = (await get(learner, 'voice/recordings')).json<{
    recordings: { id: string }[];
  }>();
  expect(left.map(({ id }) => id)).toEqual([second]);
  await recordings.sweep();
  expect(files()).toHaveLength(2);
  for (const who of [other.learner, learner]) await post(who, 'voice/delete-recordings', {});
});

it('deletion of recording files › logs a file that cannot be deleted, deletes the other files, and retries later', async () => {
  const { learner, say } = await begin(true);
  await say(1);
  await say(2);
  const [stuck, other] = files().map((file) => join(file.parentPath, file.name));
  if (!stuck || !other) throw new Error('the database contains no recording');
  // Replaces the file with a non-empty folder, which cannot be removed.
  rmSync(stuck);
  mkdirSync(stuck);
  writeFileSync(join(stuck, 'in the way'), '');
  const warn = vi.spyOn(silent, 'warn');
  await post(learner, 'voice/delete-recordings', {});
  await recordings.sweep();
  expect(existsSync(other)).toBe(false);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ key: basename(stuck) }),
    'file of a deleted recording not removed',
  );
  rmSync(join(stuck, 'in the way'));
  rmdirSync(stuck);
  writeFileSync(stuck, 'sound');
  await recordings.sweep();
  expect(files()).toEqual([]);
});

it('learner’s recordings › are deleted with their files when their conversation is deleted', async () => {
  const { learner, say } = await begin(true);
  const id = await say(1);
  const me = (await get(learner, 'user/get-profile')).json().id;
  const before = files().length;
  const keep = (seconds: number) =>
    recordings.keep(me, randomUUID(), wavOf(seconds), { format: 'wav', seconds });
  expect(await keep(2)).toBeUndefined();
  expect(files()).toHaveLength(before);
  // Storing an existing recording again also fails, but must not remove the existing file.
  await keep(1);
  expect((await get(learner, `voice/recording?id=${id}`)).statusCode).toBe(200);
  await post(learner, 'voice/delete-recordings', {});
});

it('personal data export › contains the audio files of the recordings', async () => {
  const { learner, say } = await begin(true);
  const id = await say(1);
  const me = (await get(learner, 'user/get-profile')).json().id;
  expect((await recordings.filesOf(me)).map(({ name }) => name)).toEqual([`${id}.wav`]);
  const { export: asked } = (await post(learner, 'privacy/start-export', {})).json();
  const look = async (): Promise<string> => {
    const { export: now } = (await get(learner, 'privacy/get-export')).json();
    return now.state;
  };
  // Polls without a limit; only the timeout of the test ends the loop.
  let state = await look();
  while (state === 'waiting' || state === 'running') state = await look();
  expect(state).toBe('ready');
  const { zip } = (await get(learner, `privacy/download-export?id=${asked.id}`)).json();
  const inside = unzipSync(Buffer.from(zip, 'base64'));
  expect(Buffer.from(inside[`sesler/${id}.wav`] ?? [])).toEqual(Buffer.from(wavOf(1)));
  expect(Buffer.from(inside['veriler.json'] ?? []).toString()).toContain(id);
});
