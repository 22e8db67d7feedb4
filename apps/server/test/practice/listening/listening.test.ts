import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnswerOf } from '@pratik/contract/call';
import type {
  getListeningAudio,
  getListeningChoices,
  listListenings,
  OpenedListening,
} from '@pratik/contract/listening';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { questionOn } from '../../../src/progress/progress.service.ts';
import { type FakeVoice, fakeVoice } from '../../fake-voice.ts';
import { startTestApp, type TestApp } from '../../harness.ts';
import { listeningKit } from '../../listening-users.ts';
import { type Session, signInFirstAdministrator } from '../../users.ts';

let app: TestApp;
let voice: FakeVoice;
let kit: ReturnType<typeof listeningKit>;
let ayse: Session & { id: string };
beforeAll(async () => {
  voice = fakeVoice();
  app = await startTestApp({ speech: [voice] });
  kit = listeningKit(app, await signInFirstAdministrator(app));
});
afterAll(() => app.close());
beforeEach(async () => {
  kit.nextDay();
  ayse = await kit.addLearner();
});

const choices = async (who: Session, level?: string) =>
  (await kit.get<AnswerOf<typeof getListeningChoices>>(who, `choices${level ? `?level=${level}` : ''}`)).body;
const list = async (who: Session) =>
  (await kit.post<AnswerOf<typeof listListenings>>(who, 'list', { page: 0, size: 20 })).body;
const open = (who: Session, id = 'two-loaves') => kit.get(who, `get?id=${id}`);
const audio = (who: Session, listeningId: string) =>
  kit.get<AnswerOf<typeof getListeningAudio>>(who, `audio?listeningId=${listeningId}`);

describe('list of listening exercises', () => {
  it('shows exercises of the user’s level first, with their durations, and suggests one for today', async () => {
    const offered = await choices(ayse);
    expect(offered).toMatchObject({ ownLevel: 'A1', level: 'A1', nearestLevel: null, begun: [] });
    expect(offered.texts).toEqual([
      {
        id: 'two-loaves',
        title: 'Two loaves',
        levelId: 'A1',
        topic: 'food',
        series: null,
        type: 'dialogue',
        voices: 2,
        seconds: 13,
        state: 'new',
        score: null,
      },
    ]);
    expect(offered.today).toMatchObject({ done: false, text: { id: 'two-loaves' } });
    expect(await choices(ayse, 'A2')).toMatchObject({ level: 'A2', texts: [], nearestLevel: 'A1' });
  });
});

describe('listening exercise', () => {
  it('plays the audio, asks its questions, and shows the script and the correct answers after the last question', async () => {
    expect((await open(ayse)).body).toMatchObject({ listening: null, questions: [], text: { turns: null } });
    const opened = await kit.start(ayse);
    expect(opened.text).toMatchObject({
      turns: null,
      speakers: [
        { name: 'Ece', voice: 'female' },
        { name: 'Ali', voice: 'male' },
      ],
    });
    expect(opened.questions[0]).toMatchObject({ ask: 'How many loaves does Ece want?', given: null });
    expect(JSON.stringify(opened)).not.toContain('Two loaves, please.');
    app.clock.advance(20);
    await kit.post(ayse, 'report-progress', { listeningId: kit.idOf(opened), sentence: 3 });
    app.clock.advance(10);
    const after = await kit.answerAll(ayse, opened, [1]);
    expect(after.listening).toMatchObject({
      sentence: 3,
      scriptShownAt: null,
      finishedAt: expect.any(String),
    });
    expect(after.text.turns).toHaveLength(3);
    expect(after.questions.map(({ given }) => given?.right)).toEqual([true, false, true, true]);
    expect(after.questions.map(({ given }) => given?.sentences)).toEqual([[1], [4], [3], [6]]);
    expect((await list(ayse)).listenings).toMatchObject([
      { textId: 'two-loaves', right: 3, total: 4, dictation: null },
    ]);
    expect(await choices(ayse)).toMatchObject({
      texts: [{ state: 'heard', score: { right: 3, total: 4 } }],
      today: { done: true },
    });
    expect(await kit.practised(ayse.id)).toMatchObject([{ active_ms: 30_000, learner_turns: 1 }]);
    expect(await kit.evidence(ayse.id)).toEqual(
      [1, 0, 1, 1].map((score) => ({ difficulty: questionOn('A1', 3).difficulty, score, weight: 1 })),
    );
  });

  it('shows the script before the questions on request, and then gives the answers less weight', async () => {
    const opened = await kit.start(ayse);
    const listeningId = kit.idOf(opened);
    const [first] = opened.questions;
    await kit.post(ayse, 'answer', { listeningId, questionId: first?.id, choice: [0] });
    const shown = (await kit.post(ayse, 'show-script', { listeningId })).body;
    expect(shown.text.turns?.[0]).toEqual({ speaker: 'Ece', text: 'Good morning. Two loaves, please.' });
    expect(shown.listening?.scriptShownAt).toEqual(expect.any(String));
    app.clock.advance(5);
    const again = (await kit.post(ayse, 'show-script', { listeningId })).body;
    expect(again.listening?.scriptShownAt).toBe(shown.listening?.scriptShownAt);
    await kit.answerAll(ayse, { ...shown, questions: shown.questions.slice(1) });
    expect((await kit.evidence(ayse.id)).map(({ weight }) => weight)).toEqual([1, 0.4, 0.4, 0.4]);
  });

  it('can be continued on another device', async () => {
    const opened = await kit.start(ayse);
    app.clock.advance(20);
    await kit.post(ayse, 'report-progress', { listeningId: kit.idOf(opened), sentence: 4 });
    expect(await kit.start(ayse)).toMatchObject({ listening: { id: kit.idOf(opened), sentence: 4 } });
    expect((await choices(ayse)).begun).toMatchObject([{ id: 'two-loaves', state: 'begun' }]);
  });

  it('is created once when it is started twice, even simultaneously or with the same id', async () => {
    const listeningId = randomUUID();
    const all = await Promise.all([
      kit.start(ayse, 'two-loaves', listeningId),
      kit.start(ayse, 'two-loaves', listeningId),
      kit.start(ayse),
    ]);
    expect(new Set(all.map(kit.idOf)).size).toBe(1);
  });

  it('counts only the first answer to a question', async () => {
    const opened = await kit.start(ayse);
    const [first] = opened.questions;
    const send = (place: number) =>
      kit.post(ayse, 'answer', { listeningId: kit.idOf(opened), questionId: first?.id, choice: [place] });
    const [a, b] = await Promise.all([send(1), send(1)]);
    expect([a.status, b.status]).toEqual([200, 200]);
    expect((await send(2)).body.questions[0]?.given?.choice).toEqual([1]);
    expect(await kit.evidence(ayse.id)).toHaveLength(1);
    await kit.answerAll(ayse, { ...opened, questions: opened.questions.slice(1) });
    await send(0);
    expect((await list(ayse)).total).toBe(1);
    expect(await kit.practised(ayse.id)).toMatchObject([{ learner_turns: 1 }]);
  });

  it('can be repeated as a new attempt', async () => {
    const first = await kit.answerAll(ayse, await kit.start(ayse));
    const second = await kit.start(ayse);
    expect(kit.idOf(second)).not.toBe(kit.idOf(first));
    expect(second.questions.every(({ given }) => given === null)).toBe(true);
    expect(second.text.turns).toBeNull();
  });

  it('counts its time on both days when it is started before midnight and finished after midnight', async () => {
    app.clock.set(`${app.clock.now().toISOString().slice(0, 10)}T20:59:40Z`);
    const opened = await kit.start(ayse);
    app.clock.advance(30);
    await kit.answerAll(ayse, opened);
    expect(await kit.practised(ayse.id)).toMatchObject([
      { active_ms: 20_000, learner_turns: 0 },
      { active_ms: 10_000, learner_turns: 1 },
    ]);
  });

  it('does not count time without activity as practice time', async () => {
    const opened = await kit.start(ayse);
    app.clock.advance(3_600);
    await kit.post(ayse, 'report-progress', { listeningId: kit.idOf(opened), sentence: 0, resumed: true });
    app.clock.advance(5);
    await kit.post(ayse, 'report-progress', { listeningId: kit.idOf(opened), sentence: 1 });
    expect(await kit.practised(ayse.id)).toMatchObject([{ active_ms: 5_000 }]);
  });
});

describe('audio of a listening exercise', () => {
  it('is created once, with the start and end of every sentence, and can be played through its link', async () => {
    const opened = await kit.start(ayse);
    voice.asked.length = 0;
    const first = (await audio(ayse, kit.idOf(opened))).body.audio;
    expect(first).toMatchObject({ voice: 'basic', sentences: expect.any(Array) });
    expect(first?.sentences).toHaveLength(7);
    const other = await kit.addLearner();
    expect((await audio(other, kit.idOf(await kit.start(other)))).body.audio).toEqual(first);
    expect(voice.asked.length).toBeLessThanOrEqual(7);

    const whole = await app.send('GET', first?.url ?? '');
    expect(whole.statusCode).toBe(200);
    expect(whole.headers).toMatchObject({
      'content-type': 'audio/flac',
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=31536000, immutable',
    });
    expect(whole.rawPayload.subarray(0, 4).toString()).toBe('fLaC');
    const part = await app.send('GET', first?.url ?? '', { headers: { range: 'bytes=4-9' } });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 4-9/${whole.rawPayload.length}`);
    expect(part.rawPayload.equals(whole.rawPayload.subarray(4, 10))).toBe(true);
    const etag = String(whole.headers.etag);
    expect((await app.send('GET', first?.url ?? '', { headers: { 'if-none-match': etag } })).statusCode).toBe(
      304,
    );
    const beyond = await app.send('GET', first?.url ?? '', { headers: { range: 'bytes=99999999-' } });
    expect(beyond.statusCode).toBe(416);
    const changed = { range: 'bytes=4-9', 'if-range': '"another"' };
    expect((await app.send('GET', first?.url ?? '', { headers: changed })).statusCode).toBe(200);
  });

  it('is sent as Opus on request', async () => {
    const sitting = kit.idOf(await kit.start(ayse));
    const opus = (await audio(ayse, `${sitting}&format=opus`)).body.audio;
    expect(opus?.url).toContain('.opus?');
    const small = await app.send('GET', opus?.url ?? '');
    expect([small.statusCode, small.headers['content-type']]).toEqual([200, 'audio/ogg']);
    expect(small.rawPayload.subarray(0, 4).toString()).toBe('OggS');
    const flac = await app.send('GET', (await audio(ayse, sitting)).body.audio?.url ?? '');
    expect(flac.headers.etag).not.toBe(small.headers.etag);
    expect(flac.rawPayload.subarray(0, 4).toString()).toBe('fLaC');
    const part = await app.send('GET', opus?.url ?? '', { headers: { range: 'bytes=0-3' } });
    expect([part.statusCode, part.rawPayload.toString()]).toEqual([206, 'OggS']);
  });

  it('can be played only with a valid link', async () => {
    const url = (await audio(ayse, kit.idOf(await kit.start(ayse)))).body.audio?.url ?? '';
    for (const wrong of [
      url.split('?')[0] ?? '',
      url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      url.replace('.flac', '.json'),
    ]) {
      expect((await app.send('GET', wrong)).statusCode).toBe(403);
    }
    app.clock.advance(24 * 3_600);
    expect((await app.send('GET', url)).statusCode).toBe(403);
  });

  it('is reported as failed when the provider fails, and is created when the provider works again', async () => {
    await app.database.pool.query(
      `update curriculum_items set version = 2, body = replace(body::text, 'Thank you', 'Thanks')::json where kind = 'listening'`,
    );
    await app.database.pool.query(`insert into curriculum_versions (kind, id, version, body, made_at)
      select kind, id, version, body, now() from curriculum_items where kind = 'listening'`);
    try {
      const listeningId = kit.idOf(await kit.start(ayse));
      voice.fail();
      const failed = await audio(ayse, listeningId);
      expect(failed).toMatchObject({
        status: 503,
        body: { type: '/problems/speech-failed', title: 'Speech failed' },
      });
      voice.fail(false);
      expect((await audio(ayse, listeningId)).status).toBe(200);
      expect(voice.asked.at(-2)).toBe('Thanks.');
    } finally {
      voice.fail(false);
      await app.database.pool.query(`update curriculum_items i set version = 1, body = v.body from curriculum_versions v
        where i.kind = 'listening' and v.kind = i.kind and i.id = v.id and v.version = 1`);
      await app.database.pool.query(
        `delete from curriculum_versions where kind = 'listening' and version = 2`,
      );
    }
  });
});

describe('listening exercise whose script is changed while a learner works on it', () => {
  it('can still be finished when the script is retired, but other users cannot start it', async () => {
    const opened = await kit.start(ayse);
    app.clock.advance(12);
    await kit.post(ayse, 'report-progress', { listeningId: kit.idOf(opened), sentence: 1 });
    await app.database.pool.query(
      `update curriculum_items set state = 'retired' where id = 'two-loaves' or parent_id = 'two-loaves'`,
    );
    try {
      expect((await open(ayse)).body.text.retired).toBe(true);
      expect((await audio(ayse, kit.idOf(opened))).status).toBe(200);
      expect(await choices(ayse)).toMatchObject({ texts: [], begun: [{ id: 'two-loaves' }] });
      await kit.answerAll(ayse, opened);
      expect((await list(ayse)).total).toBe(1);
      const other = await kit.addLearner();
      expect((await open(other)).status).toBe(404);
      expect(
        (await kit.post(other, 'start', { listeningId: randomUUID(), textId: 'two-loaves' })).status,
      ).toBe(404);
    } finally {
      await app.database.pool.query(
        `update curriculum_items set state = 'published' where id = 'two-loaves' or parent_id = 'two-loaves'`,
      );
    }
  });

  it('is finished when the learner opens the script and the exercise no longer has questions', async () => {
    await app.database.pool.query(
      `update curriculum_items set state = 'retired' where parent_id = 'two-loaves'`,
    );
    try {
      const opened = await kit.start(ayse);
      expect(opened.questions).toEqual([]);
      await kit.post(ayse, 'show-script', { listeningId: kit.idOf(opened) });
      expect((await list(ayse)).listenings).toMatchObject([{ right: 0, total: 0 }]);
    } finally {
      await app.database.pool.query(
        `update curriculum_items set state = 'published' where parent_id = 'two-loaves'`,
      );
    }
  });
});

describe('requests for a listening exercise', () => {
  it('return 404 when the exercise was started by another user', async () => {
    const opened = await kit.start(ayse);
    const other = await kit.addLearner();
    const listeningId = kit.idOf(opened);
    const questionId = opened.questions[0]?.id;
    const refused = await Promise.all([
      kit.post(other, 'report-progress', { listeningId, sentence: 3 }),
      kit.post(other, 'show-script', { listeningId }),
      kit.post(other, 'answer', { listeningId, questionId, choice: [0] }),
      kit.post(other, 'start', { listeningId, textId: 'two-loaves' }),
      audio(other, listeningId),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await open(ayse)).body.listening).toMatchObject({ sentence: 0, scriptShownAt: null });
  });

  it('are rejected when the question, choice, script or position is invalid', async () => {
    const opened: OpenedListening = await kit.start(ayse);
    const listeningId = kit.idOf(opened);
    const answer = (questionId: string, place: number) =>
      kit.post(ayse, 'answer', { listeningId, questionId, choice: [place] });
    expect((await answer('the-oven.who', 0)).status).toBe(404);
    expect((await answer(opened.questions[0]?.id ?? '', 3)).status).toBe(404);
    expect((await answer(opened.questions[0]?.id ?? '', -1)).status).toBe(400);
    expect((await open(ayse, 'the-oven')).status).toBe(404);
    expect((await kit.post(ayse, 'report-progress', { listeningId, sentence: 1.5 })).status).toBe(400);
    expect((await kit.get(ayse, 'audio?listeningId=x')).status).toBe(400);
  });

  it('are rejected when the caller is not signed in', async () => {
    expect((await app.send('GET', '/api/private/listening/choices')).statusCode).toBe(401);
  });
});

test('audio of a listening exercise › is not created while recordings cannot be stored, and the response is 503 with Retry-After', async () => {
  const other = fakeVoice();
  const school = await startTestApp({ speech: [other] });
  const otherKit = listeningKit(school, await signInFirstAdministrator(school));
  const learner = await otherKit.addLearner();
  const listeningId = otherKit.idOf(await otherKit.start(learner));
  // A file with the name of the recordings folder prevents the server from storing recordings.
  await writeFile(join(school.dataDir, 'speech'), '');
  const { token } = await otherKit.fresh(learner);
  const ask = () => school.send('GET', `/api/private/listening/audio?listeningId=${listeningId}`, { token });
  const first = await ask();
  expect([first.statusCode, first.json().type, first.headers['retry-after']]).toEqual([
    503,
    '/problems/speech-failed',
    '60',
  ]);
  const asked = other.asked.length;
  expect((await ask()).statusCode).toBe(503);
  expect(other.asked.length).toBe(asked);
  await school.close();
});
