import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@pratik/contract/call';
import type { getSaidText, getSound, getSpeaking, SaidAnswer, SaidTarget } from '@pratik/contract/speaking';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type FakeTranscriptionServer,
  startFakeTranscriptionServer,
} from '../../fake-transcription-server.ts';
import { startTestApp, type TestApp } from '../../harness.ts';
import { listeningKit } from '../../listening-users.ts';
import { addAndSignIn, type Session, signInFirstAdministrator } from '../../users.ts';
import { wavOf } from '../../wav.ts';

let stt: FakeTranscriptionServer;
let app: TestApp;
let admin: Session;
let kit: ReturnType<typeof listeningKit>;
/** A second app of the same instance whose transcription timeout is one second. */
let hasty: TestApp;
let ayse: Session & { id: string };
beforeAll(async () => {
  stt = await startFakeTranscriptionServer();
  const env = { TRANSCRIPTION_BASE_URL: stt.url, TRANSCRIPTION_MODEL: 'kulak-1' };
  app = await startTestApp({ env });
  hasty = await startTestApp({ env: { ...env, TRANSCRIPTION_SECONDS: '1' }, organizationOf: app });
  admin = await signInFirstAdministrator(app);
  kit = listeningKit(app, admin);
});
afterAll(async () => {
  await hasty.close();
  await app.close();
  await stt.close();
});
beforeEach(async () => {
  // Moves the clock to 12:00 in Istanbul on a new day before each test.
  const noon = Math.floor(app.clock.now().getTime() / 86_400_000 + 2) * 86_400_000 + 9 * 3_600_000;
  app.clock.set(new Date(noon).toISOString());
  ayse = await addAndSignIn(app, await kit.fresh(admin), { levelId: 'A1' });
  await consent(ayse, true);
});

const consent = (who: Session, given: boolean) =>
  kit.send(who, 'POST', 'privacy/decide', {
    purpose: 'voice',
    given,
    version: 1,
    service: new URL(stt.url).host,
  });
const sound = wavOf(3);
const oven = (sentence: number): SaidTarget => ({ kind: 'reading', id: 'the-oven', version: 1, sentence });
const say = (who: Session, target: SaidTarget, text: string, saidId: string = randomUUID()) => {
  stt.next({ kind: 'ok', text });
  return kit.send<SaidAnswer>(who, 'POST', 'speaking/say', { saidId, target }, sound);
};
const compare = (who: Session, target: SaidTarget, heard: string) =>
  kit.send<SaidAnswer>(who, 'POST', 'speaking/compare', { saidId: randomUUID(), target, heard });
const overview = async (who: Session) =>
  (await kit.send<AnswerOf<typeof getSpeaking>>(who, 'GET', 'speaking/overview')).body;
const textOf = (who: Session, kind: string, id: string) =>
  kit.send<AnswerOf<typeof getSaidText>>(who, 'GET', `speaking/text?kind=${kind}&id=${id}`);
const soundOf = async (who: Session, id: string) =>
  (await kit.send<AnswerOf<typeof getSound>>(who, 'GET', `speaking/sound?id=${id}`)).body;
const rows = async (table: string, who: { id: string }) =>
  (await app.database.pool.query(`select * from ${table} where user_id = $1`, [who.id])).rows;
const speakingMs = async (who: { id: string }) => {
  const days = await rows('activity_days', who);
  return Number(days.find(({ kind }) => kind === 'speaking')?.active_ms ?? 0);
};

describe('sentence that the learner reads aloud', () => {
  it('is compared with the text word by word, and neither its audio nor the recognised words are stored', async () => {
    const text = await textOf(ayse, 'reading', 'the-oven');
    expect(text.body.sentences.map((one) => one.text).slice(0, 2)).toEqual([
      'Ece wakes at five.',
      'She likes warm bread.',
    ]);
    const said = await say(ayse, oven(1), 'She like worm bread');
    expect(said.status).toBe(200);
    expect(said.body).toMatchObject({ text: 'She like worm bread', seconds: 3, understood: null, hints: [] });
    expect(said.body.words.map(({ kind, given }) => [kind, given])).toEqual([
      ['same', 'She'],
      ['other', 'like'],
      ['other', 'worm'],
      ['same', 'bread'],
    ]);
    const [spoken] = await rows('spoken_sentences', ayse);
    expect(spoken).toMatchObject({ kind: 'reading', item_id: 'the-oven', sentence: 1, seconds: 3 });
    expect(JSON.stringify(spoken)).not.toContain('worm');
  });

  it('can come from a listening exercise, with the voice of its speaker, but only after the learner has answered the questions', async () => {
    expect((await textOf(ayse, 'listening', 'two-loaves')).status).toBe(404);
    const target = { kind: 'listening', id: 'two-loaves', version: 1, sentence: 0 } as const;
    expect((await compare(ayse, target, 'hello')).status).toBe(404);
    await kit.answerAll(ayse, await kit.start(ayse));
    const { body } = await textOf(ayse, 'listening', 'two-loaves');
    expect(body.sentences.length).toBeGreaterThan(2);
    expect(new Set(body.sentences.map(({ voice }) => voice))).toContain('female');
    expect((await overview(ayse)).texts[0]).toMatchObject({ kind: 'listening', id: 'two-loaves' });
    const first = body.sentences[0]?.text ?? '';
    expect((await say(ayse, target, first)).body.words.every(({ kind }) => kind === 'same')).toBe(true);
  });

  it('can come from a word card, but only for the owner of the card', async () => {
    const { body: saved } = await kit.send<{ cardId: string }>(ayse, 'POST', 'vocabulary/save-word', {
      id: randomUUID(),
      word: 'bread',
      meaning: 'ekmek',
      sentence: 'She likes warm bread.',
      from: { kind: 'own' },
    });
    const { body } = await textOf(ayse, 'word', saved.cardId);
    expect(body).toMatchObject({ title: 'bread', sentences: [{ text: 'She likes warm bread.' }] });
    const target = { kind: 'word', id: saved.cardId, version: 1, sentence: 0 } as const;
    expect((await compare(ayse, target, 'she likes warm bread')).body.words).toHaveLength(4);
    const other = await addAndSignIn(app, await kit.fresh(admin), { levelId: 'A1' });
    expect((await textOf(other, 'word', saved.cardId)).status).toBe(404);
    expect((await textOf(ayse, 'word', 'bread')).status).toBe(404);
  });

  it('adds its duration once to the speaking time, and does not add it to the conversation time', async () => {
    app.clock.advance(3600);
    const saidId = randomUUID();
    await say(ayse, oven(0), 'Ece wakes at 5', saidId);
    await say(ayse, oven(0), 'Ece wakes at 5', saidId);
    const [first] = await rows('activity_days', ayse);
    expect(first).toMatchObject({ kind: 'speaking', learner_turns: 1 });
    // The first activity only starts the measurement of time, so it adds no practice time.
    app.clock.advance(3600);
    const before = await speakingMs(ayse);
    await say(ayse, oven(0), 'Ece wakes at five');
    expect((await speakingMs(ayse)) - before).toBe(3000);
    app.clock.advance(20);
    await compare(ayse, oven(0), 'Ece wakes at five');
    expect((await speakingMs(ayse)) - before).toBe(23_000);
    const day = await kit.send<{ meter: { usedSeconds: number } }>(ayse, 'GET', 'progress/learner-dashboard');
    expect(day.body.meter.usedSeconds).toBe(0);
  });

  it('causes status 404 when the sentence, version or text does not exist', async () => {
    for (const target of [
      oven(400),
      { ...oven(0), version: 9 },
      { ...oven(0), id: 'nothing' },
      { kind: 'pair', id: 'th', version: 1, pair: 900, asked: 'a' },
      { kind: 'pair', id: 'w-v', version: 1, pair: 0, asked: 'a' },
    ] as SaidTarget[])
      expect((await compare(ayse, target, 'hello')).status).toBe(404);
    expect((await textOf(ayse, 'reading', 'nothing')).status).toBe(404);
    expect((await rows('spoken_sentences', ayse)).length).toBe(0);
  });
});

describe('speech recognition', () => {
  const nameOf = (answer: { body: unknown }) =>
    (answer.body as { type: string }).type.replace('/problems/', '');
  const send = (who: Session, file: Uint8Array, inKit = kit) =>
    inKit.send<SaidAnswer>(who, 'POST', 'speaking/say', { saidId: randomUUID(), target: oven(0) }, file);

  it('receives no recording when the user has not consented', async () => {
    await consent(ayse, false);
    const sent = stt.requests.length;
    const refused = await send(ayse, sound);
    expect([refused.status, nameOf(refused)]).toEqual([403, 'consent-missing']);
    expect(stt.requests).toHaveLength(sent);
    expect(await rows('spoken_sentences', ayse)).toEqual([]);
    // A text from the browser’s own speech recognition is compared without any provider.
    expect((await compare(ayse, oven(0), 'Ece wakes at five')).status).toBe(200);
  });

  it('reports four different problems: recording unreadable, recording too long, provider failed, provider too slow', async () => {
    expect(nameOf(await send(ayse, Buffer.from('no sound')))).toBe('sound-unreadable');
    expect(nameOf(await send(ayse, wavOf(63, 8000)))).toBe('sound-too-long');
    stt.next({ kind: 'error' });
    expect(nameOf(await send(ayse, sound))).toBe('transcription-failed');
    stt.next({ kind: 'stall' });
    expect(nameOf(await send(ayse, sound, listeningKit(hasty, admin)))).toBe('transcription-slow');
    stt.next({ kind: 'empty' });
    const empty = await send(ayse, sound);
    expect(empty.body.words.every(({ kind }) => kind === 'missing')).toBe(true);
  });
});

describe('pronunciation practice', () => {
  it('counts each listening answer once, and rates the sound by the ten most recent answers', async () => {
    const { version, pairs, advice, sound: card } = await soundOf(ayse, 'ship-sheep');
    expect([pairs[0], card.standing]).toEqual([
      { a: 'ship', b: 'sheep', tr: { a: 'gemi', b: 'koyun' } },
      'new',
    ]);
    expect(advice.tr).toContain('gülümser');
    const hear = (pair: number, chosen: 'a' | 'b', answerId: string = randomUUID()) => {
      app.clock.advance(1);
      return kit.send<{ sound: { heard: number; standing: string } }>(ayse, 'POST', 'speaking/hear', {
        answerId,
        soundId: 'ship-sheep',
        version,
        pair,
        played: 'a',
        chosen,
      });
    };
    const answerId = randomUUID();
    await hear(0, 'a', answerId);
    expect((await hear(0, 'b', answerId)).body.sound).toMatchObject({ heard: 1 });
    for (let pair = 1; pair < 9; pair += 1) await hear(pair, pair > 2 ? 'a' : 'b');
    expect((await hear(9, 'a')).body.sound).toMatchObject({ heard: 10, standing: 'opening' });
    await hear(10, 'a');
    expect((await hear(11, 'a')).body.sound.standing).toBe('clear');
    expect((await hear(900, 'a')).status).toBe(404);
    const [mine] = (await overview(ayse)).sounds.filter(({ id }) => id === 'ship-sheep');
    expect(mine).toMatchObject({ heard: 12, standing: 'clear', said: 0 });
  });

  it('says which word of a minimal pair was recognised, and treats homophones as equal', async () => {
    const { version } = await soundOf(ayse, 'ship-sheep');
    const target = { kind: 'pair', id: 'ship-sheep', version, pair: 1, asked: 'a' } as const;
    expect((await say(ayse, target, 'I said green.')).body.understood).toBe('b');
    expect((await say(ayse, target, 'Grin')).body.understood).toBe('a');
    expect((await say(ayse, target, 'I said grown.')).body.understood).toBeNull();
    expect((await overview(ayse)).sounds.find(({ id }) => id === 'ship-sheep')?.said).toBe(2);
  });

  it('shows a hint after the learner has mispronounced three words on two days, until the learner pronounces these words correctly', async () => {
    const { version, pairs } = await soundOf(ayse, 'th');
    const target = (pair: number) => ({ kind: 'pair', id: 'th', version, pair, asked: 'a' }) as const;
    const miss = (pair: number) => say(ayse, target(pair), `I said ${pairs[pair]?.b}.`);
    await miss(0);
    await miss(1);
    expect((await miss(2)).body.hints).toEqual([]);
    expect((await overview(ayse)).hints).toEqual([]);
    app.clock.advance(86_400);
    expect((await miss(1)).body.hints).toMatchObject([
      { id: 'th', words: ['thick', 'thin', 'think'], hint: { tr: expect.stringContaining('dişlerin') } },
    ]);
    expect((await overview(ayse)).hints).toHaveLength(1);
    // A missed word with a different sound does not count for the hint on this sound.
    expect((await say(ayse, oven(3), 'The door is clothes')).body.hints).toEqual([]);
    await say(ayse, target(0), 'I said think.');
    expect((await overview(ayse)).hints).toEqual([]);
  });

  it('also counts words mispronounced in sentences, and deletes mispronounced words that are older than a month', async () => {
    await say(ayse, oven(3), 'Duh door is closed');
    await compare(ayse, oven(4), 'Eat opens at six.');
    expect((await rows('sound_misses', ayse)).map(({ sound_id, word }) => [sound_id, word])).toEqual([
      ['ship-sheep', 'it'],
    ]);
    app.clock.advance(40 * 86_400);
    await compare(ayse, oven(0), 'Ece wakes at five.');
    expect(await rows('sound_misses', ayse)).toEqual([]);
  });

  it('stores the mispronounced words of each user separately', async () => {
    const other = await addAndSignIn(app, await kit.fresh(admin), { levelId: 'A1' });
    await compare(ayse, oven(4), 'Eat opens at six.');
    expect((await overview(other)).sounds.every(({ heard, said }) => heard + said === 0)).toBe(true);
    expect(await rows('sound_misses', other)).toEqual([]);
  });
});
