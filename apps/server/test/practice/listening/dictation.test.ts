import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@pratik/contract/call';
import type { getDictation, OpenedDictation } from '@pratik/contract/dictation';
import type { listListenings } from '@pratik/contract/listening';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { difficultyOf } from '../../../src/progress/progress.service.ts';
import { startTestApp, type TestApp } from '../../harness.ts';
import { listeningKit } from '../../listening-users.ts';
import { type Session, signInFirstAdministrator } from '../../users.ts';

let app: TestApp;
let kit: ReturnType<typeof listeningKit>;
let ayse: Session & { id: string };
beforeAll(async () => {
  app = await startTestApp();
  kit = listeningKit(app, await signInFirstAdministrator(app));
});
afterAll(() => app.close());
beforeEach(async () => {
  kit.nextDay();
  ayse = await kit.addLearner();
});

const get = async (who: Session) =>
  (await kit.get<AnswerOf<typeof getDictation>>(who, 'dictation?textId=two-loaves')).body;
const write = (who: Session, dictationId: string, sentence: number, text: string, hinted = false) =>
  kit.post<OpenedDictation>(who, 'answer-dictation', { dictationId, sentence, text, hinted });

describe('dictation', () => {
  it('can start only when all questions of the listening exercise are answered, and hides each sentence until the learner has typed it', async () => {
    expect(await get(ayse)).toEqual({ dictation: null, listeningId: null });
    const opened = await kit.start(ayse);
    const early = await kit.post(ayse, 'start-dictation', {
      dictationId: randomUUID(),
      listeningId: kit.idOf(opened),
    });
    expect(early.status).toBe(404);
    await kit.answerAll(ayse, opened);
    expect(await get(ayse)).toEqual({ dictation: null, listeningId: kit.idOf(opened) });
    const dictation = await kit.startDictation(ayse);
    expect(dictation.text).toEqual({ id: 'two-loaves', title: 'Two loaves', levelId: 'A1' });
    expect(dictation.sentences.map(({ sentence }) => sentence)).toEqual([0, 1, 2, 3, 4, 6]);
    expect(dictation.sentences[3]).toEqual({
      sentence: 3,
      words: 4,
      initials: ['t', 'b', 'i', 'w'],
      given: null,
    });
    expect(JSON.stringify(dictation)).not.toContain('bread');
  });

  it('shows the correct words after each sentence, and is stored at its end', async () => {
    const { id } = await kit.startDictation(ayse);
    await write(ayse, id, 0, 'good morning');
    const { body } = await write(ayse, id, 3, 'The bred warm', true);
    expect(body.sentences[3]?.given).toEqual({
      text: 'The bred warm',
      hinted: true,
      rightWords: 2,
      allWords: 4,
      diff: [
        { kind: 'same', said: 'The', given: 'The' },
        { kind: 'other', said: 'bread', given: 'bred' },
        { kind: 'missing', said: 'is', given: '' },
        { kind: 'same', said: 'warm.', given: 'warm' },
      ],
    });
    expect((await get(ayse)).dictation).toMatchObject({ id, finished: false });
    for (const [sentence, text] of [
      [1, '2 loaves please'],
      [2, 'Here you are'],
      [4, "It's 30 lira"],
      [6, ''],
    ] as const) {
      await write(ayse, id, sentence, text);
    }
    expect(await get(ayse)).toMatchObject({ dictation: { id, finished: true } });
    const { listenings } = (
      await kit.post<AnswerOf<typeof listListenings>>(ayse, 'list', { page: 0, size: 5 })
    ).body;
    expect(listenings).toMatchObject([{ dictation: { rightWords: 14, allWords: 20 } }]);
    const difficulty = difficultyOf('A1');
    const evidence = (await kit.evidence(ayse.id)).slice(4);
    expect(evidence).toEqual([
      { difficulty, score: 1, weight: 0.5 },
      { difficulty, score: 0.5, weight: 0.25 },
      ...[1, 1, 1, 0].map((score) => ({ difficulty, score, weight: 0.5 })),
    ]);
    // The questions of the listening count as one turn, and the dictation counts as a second turn.
    expect(await kit.practised(ayse.id)).toMatchObject([{ learner_turns: 2 }]);
  });

  it('is created once, and counts each answer once, when the client repeats its requests', async () => {
    const { id, listeningId } = await kit.startDictation(ayse);
    const again = await kit.post<OpenedDictation>(ayse, 'start-dictation', {
      dictationId: randomUUID(),
      listeningId,
    });
    expect(again.body.id).toBe(id);
    const [a, b] = await Promise.all([
      write(ayse, id, 2, 'Here you are'),
      write(ayse, id, 2, 'Here you are'),
    ]);
    expect([a.status, b.status]).toEqual([200, 200]);
    const later = await write(ayse, id, 2, 'something else');
    expect(later.body.sentences[2]?.given).toMatchObject({ text: 'Here you are', rightWords: 3 });
    expect(await kit.evidence(ayse.id)).toHaveLength(5);
  });

  it('can be repeated after it is finished', async () => {
    const { id, listeningId, sentences } = await kit.startDictation(ayse);
    for (const { sentence } of sentences) await write(ayse, id, sentence, 'x');
    const dictationId = randomUUID();
    const next = await kit.post<OpenedDictation>(ayse, 'start-dictation', { dictationId, listeningId });
    expect(next.body).toMatchObject({ id: dictationId, finished: false });
    expect(next.body.sentences.every(({ given }) => given === null)).toBe(true);
  });

  it('returns 404 for a dictation of another user and for a sentence that does not exist', async () => {
    const { id, listeningId } = await kit.startDictation(ayse);
    const other = await kit.addLearner();
    expect((await write(other, id, 0, 'Good morning')).status).toBe(404);
    expect((await kit.post(other, 'start-dictation', { dictationId: id, listeningId })).status).toBe(404);
    expect(await get(other)).toEqual({ dictation: null, listeningId: null });
    expect((await write(ayse, id, 5, 'Thank you')).status).toBe(404);
    expect((await write(ayse, id, 0, 'x'.repeat(501))).status).toBe(400);
  });
});
