import { randomUUID } from 'node:crypto';
import { mostOwnTextBytes, mostOwnTexts, type OwnText, type OwnTextGap } from '@pratik/contract/own-texts';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ownTextLimit } from '../../../src/practice/own-texts/own-texts.service.ts';
import { startTestApp, type TestApp } from '../../harness.ts';
import { addAndSignIn, fetchToken, type Session, signInFirstAdministrator } from '../../users.ts';
import { entityBomb, epub } from './book.fixture.ts';

type Learner = Session & { id: string };
type Added = { text: OwnText; errors?: { pointer: string; code: string }[] };
let app: TestApp;
let admin: Session;
let ayse: Learner;
beforeAll(async () => {
  app = await startTestApp();
  admin = await signInFirstAdministrator(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-03-10T09:00:00Z');
  admin = { ...admin, token: await fetchToken(app, admin.cookie) };
  ayse = await addAndSignIn(app, admin, { levelId: 'A1' });
});

const send = async <A>(path: string, body: object, file?: Uint8Array, who: Session = ayse) => {
  const token = await fetchToken(app, who.cookie);
  const answer = await app.send('POST', `/api/private/own-texts/${path}`, {
    token,
    body,
    ...(file ? { file } : {}),
  });
  return { status: answer.statusCode, body: answer.json<A>() };
};
const add = (file: string | Uint8Array, more: object = {}, who: Session = ayse) =>
  send<Added>('add', { id: randomUUID(), name: '', ...more }, Buffer.from(file), who);
const open = async (id: string, page?: number, who: Session = ayse) => {
  const token = await fetchToken(app, who.cookie);
  const query = page === undefined ? '' : `&page=${page}`;
  const answer = await app.send('GET', `/api/private/own-texts/get?id=${id}${query}`, { token });
  return {
    status: answer.statusCode,
    body: answer.json<{ text: OwnText; page: number; paragraphs: string[] }>(),
  };
};
const list = async (body: object = {}) =>
  (await send<{ texts: OwnText[]; total: number }>('list', body)).body;
const minutes = async () => {
  const { rows } = await app.database.pool.query(
    'select kind, active_ms::int as ms from activity_days where user_id = $1',
    [ayse.id],
  );
  return rows;
};

describe('own texts', () => {
  it('stores a pasted text with its title and level profile, once for each id', async () => {
    const id = randomUUID();
    const text = 'I like warm bread. My father bakes bread in the village every morning.\n\n'.repeat(4);
    const added = await add(text, { id });
    expect(added.body.text).toMatchObject({
      id,
      title: 'I like warm bread. My father bakes bread',
      format: 'text',
      part: 1,
      parts: 1,
      pages: 1,
      page: 0,
      readAt: null,
      profile: { words: 52 },
    });
    expect(added.body.text.profile.shares.map(({ level }) => level)).toEqual(['A1', 'A2', 'B1', 'B2', 'C1']);
    expect(added.body.text.profile.shares.at(-1)?.share).toBe(1);
    expect((await add('Another text.', { id })).body.text).toEqual(added.body.text);
    expect(await list()).toMatchObject({ total: 1, texts: [{ id }] });
    expect((await open(id)).body).toMatchObject({ page: 0, paragraphs: Array(4).fill(text.slice(0, 70)) });
  });

  it('reads the chapters of an EPUB book in reading order, without styles, scripts and the table of contents', async () => {
    const book = epub([
      '<h1>One</h1><style>p { color: red }</style><p>The <em>sea</em> is\n calm &amp; blue.</p><script src="x"/>',
      '<div>Two</div><script>alert(1)</script><p>It&#8217;s cold.</p>',
    ]);
    const { body } = await add(book, { name: 'deniz.epub' });
    expect(body.text).toMatchObject({ title: 'The Sea & Me', format: 'epub' });
    expect((await open(body.text.id)).body.paragraphs).toEqual([
      'One',
      'The sea is calm & blue.',
      'Two',
      'It’s cold.',
    ]);
  });

  it('reads SRT and VTT subtitles without numbers, times and marks', async () => {
    const srt =
      '1\r\n00:00:01,000 --> 00:00:02,000\r\n<i>Where are</i>\r\nyou going?\r\n\r\n2\r\n00:00:09,000 --> 00:00:10,000\r\n[door] To the {\\an8}oven.\r\n';
    const { body } = await add(srt, { name: 'Film.srt' });
    expect(body.text).toMatchObject({ title: 'Film', format: 'subtitles' });
    expect((await open(body.text.id)).body.paragraphs).toEqual(['Where are you going?', 'To the oven.']);
    const vtt =
      'WEBVTT\n\nNOTE written by hand\n\n00:01.000 --> 00:02.000 align:left\n<v Ece>I like bread.</v>\n';
    const second = await add(vtt);
    expect((await open(second.body.text.id)).body.paragraphs).toEqual(['I like bread.']);
  });

  it('divides a long file into parts of at most 60,000 characters', async () => {
    const file = Array.from({ length: 2_000 }, (_, index) => `Sentence ${index} is about the sea.`).join(
      '\n\n',
    );
    const first = (await add(file, { name: 'uzun.txt' })).body.text;
    expect(first).toMatchObject({ title: 'uzun', part: 1, parts: 2 });
    expect(first.length).toBeLessThanOrEqual(60_000);
    const second = (await add(file, { name: 'uzun.txt', part: 2 })).body.text;
    expect(second).toMatchObject({ part: 2, parts: 2 });
    expect((await open(second.id)).body.paragraphs[0]).not.toBe('Sentence 0 is about the sea.');
    const third = await add(file, { part: 3 });
    expect([third.status, third.body.errors?.[0]?.pointer]).toEqual([400, '/part']);
  });

  it('remembers the page, counts the reading time, and lists the text that was read last first', async () => {
    const { id } = (await add('I like bread. '.repeat(600))).body.text;
    const other = (await add('She likes tea.')).body.text.id;
    app.clock.advance(60);
    expect((await open(id)).body.text.pages).toBeGreaterThan(3);
    await send('report-progress', { id, page: 1, resumed: true });
    app.clock.advance(20);
    expect((await send('report-progress', { id, page: 2 })).status).toBe(200);
    expect((await open(id)).body).toMatchObject({ page: 2, text: { page: 2, readAt: expect.any(String) } });
    expect((await open(id, 0)).body).toMatchObject({ page: 0 });
    expect((await open(id, 9_999)).body.paragraphs.length).toBeGreaterThan(0);
    expect(await minutes()).toEqual([{ kind: 'reading', ms: expect.any(Number) }]);
    expect((await list()).texts.map((text) => text.id)).toEqual([id, other]);
    expect((await list({ page: 1, size: 1 })).texts.map((text) => text.id)).toEqual([other]);
  });

  it('can be restored within an hour after a deletion, and are removed afterwards', async () => {
    const { id } = (await add('I like bread.')).body.text;
    expect((await send('delete', { id })).status).toBe(200);
    expect([(await open(id)).status, (await list()).total]).toEqual([404, 0]);
    expect((await send('report-progress', { id, page: 0 })).status).toBe(404);
    await send('delete', { id, undo: true });
    expect((await list()).total).toBe(1);
    await send('delete', { id });
    const { deleteForGood } = app.modules.ownTexts;
    app.clock.advance(3_500);
    await deleteForGood();
    app.clock.advance(200);
    expect(await deleteForGood()).toBe(1);
    expect((await send('delete', { id, undo: true })).status).toBe(404);
  });

  it('are limited to 50 for each user, also when a deletion is undone', async () => {
    const { id } = (await add('I like bread.')).body.text;
    await app.database.pool.query(
      `insert into own_texts select gen_random_uuid(), user_id, title, format, file_part, file_parts, text, length,
         profile, pages, last_page, added_at from own_texts, generate_series(2, $2) where id = $1`,
      [id, mostOwnTexts],
    );
    const full = [{ pointer: '/file', code: 'own-texts-full', params: { most: 50 } }];
    expect((await add('One more.')).body.errors).toEqual(full);
    await send('delete', { id });
    expect((await add('One more.')).status).toBe(200);
    expect((await send<Added>('delete', { id, undo: true })).body.errors).toEqual(full);
  });

  it('are private: other users and administrators get 404 for every call', async () => {
    const { id } = (await add('I like warm bread.')).body.text;
    const can = await addAndSignIn(app, admin);
    for (const who of [can, admin]) {
      expect((await open(id, undefined, who)).status).toBe(404);
      for (const [path, body] of [
        ['report-progress', { id, page: 0 }],
        ['delete', { id }],
        ['delete', { id, undo: true }],
        ['start-gaps', { id }],
        ['answer-gap', { id: randomUUID(), textId: id, paragraph: 0, start: 7, typed: 'warm' }],
      ] as const)
        expect([path, (await send(path, body, undefined, who)).status]).toEqual([path, 404]);
      expect((await add('Mine.', { id }, who)).status).toBe(404);
    }
    expect((await open(id)).body.paragraphs).toEqual(['I like warm bread.']);
  });
});

describe('a hostile or useless file', () => {
  const errorOf = async (file: string | Uint8Array) => {
    const { status, body } = await add(file, { name: 'x.epub' });
    return [status, body.errors?.map(({ pointer, code }) => `${pointer} ${code}`)];
  };
  const unreadable = [400, ['/file text-file-unreadable']];

  it('is rejected when it contains no text', async () => {
    expect(await errorOf('')).toEqual(unreadable);
    expect(await errorOf(' \n* * *\n')).toEqual(unreadable);
    expect(await errorOf('%PDF-1.7\nobj')).toEqual(unreadable);
    expect(await errorOf(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0, 0]))).toEqual(unreadable);
    expect(await errorOf(zipSync({ 'word/document.xml': Buffer.from('<w/>') }))).toEqual(unreadable);
    expect(await errorOf(epub([]))).toEqual(unreadable);
    expect(await errorOf(epub(['<p>Hello.</p>']).subarray(0, 300))).toEqual(unreadable);
  });

  it('is rejected when one entry or all entries together are too large after decompression', async () => {
    const zeros = Buffer.alloc(40 * 1024 * 1024, 'a');
    expect(await errorOf(epub([`<p>${zeros.toString('latin1')}</p>`]))).toEqual(unreadable);
    const megabyte = `<p>${'word '.repeat(200_000)}</p>`;
    expect(await errorOf(epub(Array.from({ length: 20 }, () => megabyte)))).toEqual(unreadable);
    expect(await errorOf(epub(['<p>a</p>'], { 'META-INF/container.xml': zeros }))).toEqual(unreadable);
  });

  it('is read without its entities when it declares entities that multiply', async () => {
    const { body } = await add(epub(['x'], { 'OEBPS/text/c 0.xhtml': entityBomb }));
    expect((await open(body.text.id)).body.paragraphs).toEqual(['Before &a8; after.']);
  });

  it('is read in linear time when its marks never end', { timeout: 60_000 }, async () => {
    for (const mark of ['<p', '<!--', '<style>', '&#', '{\\', '[', '<item ', '\n ', '…"', '. '])
      expect((await add(`Hello there. ${mark.repeat(300_000 / mark.length)}`)).status).toBe(200);
    for (const mark of ['<p', '<!--', '<style>', '&#'])
      expect((await add(epub([`<p>Hello.</p>${mark.repeat(300_000 / mark.length)}`]))).status).toBe(200);
  });

  it('is rejected above 2 MB', async () => {
    const large = await add(Buffer.alloc(mostOwnTextBytes + 1, 'a'));
    expect(large.status).toBe(413);
  });

  it('counts towards the limit of added files', async () => {
    await app.database.pool.query(`delete from rate_limits where key like '${ownTextLimit.name}%'`);
    for (let count = 0; count < 8; count += 1) await errorOf('%PDF-');
    const { rows } = await app.database.pool.query(
      `select max(points)::int as points from rate_limits where key like '${ownTextLimit.name}%'`,
    );
    expect(rows[0].points).toBe(8);
  });
});

describe('gaps in an own text', () => {
  const text = 'Every morning we bake warm bread at home. My sister likes tea with bread and cheese.';
  const start = async (id: string) => (await send<{ gaps: OwnTextGap[] }>('start-gaps', { id })).body.gaps;
  const answer = (textId: string, gap: OwnTextGap | undefined, typed: string, id = randomUUID()) =>
    send<{ outcome: string; answers: string[] }>('answer-gap', {
      id,
      textId,
      paragraph: gap?.paragraph ?? 0,
      start: gap?.start ?? 0,
      typed,
    });

  it('ask library words with their meaning, one for each sentence, without showing the answer', async () => {
    const { id } = (await add(text)).body.text;
    const gaps = await start(id);
    expect(gaps.length).toBe(2);
    for (const { before, after, meaning, start: at } of gaps) {
      const [word] = /^\w+/.exec(text.slice(at)) ?? [];
      expect(text).toContain(`${before}${word}${after}`);
      expect(meaning).not.toBe('');
    }
  });

  it('judge answers as right, slip or wrong, store each answer once, and count practice time', async () => {
    const { id } = (await add(text)).body.text;
    const gap = { paragraph: 0, start: text.indexOf('morning'), before: '', after: '', meaning: '' };
    await start(id);
    app.clock.advance(20);
    const given = randomUUID();
    expect((await answer(id, gap, 'Morning', given)).body).toEqual({
      outcome: 'right',
      answers: ['morning'],
    });
    expect((await answer(id, gap, 'tea', given)).body.outcome).toBe('right');
    expect((await answer(id, gap, 'mornign')).body.outcome).toBe('slip');
    expect((await answer(id, gap, '')).body.outcome).toBe('wrong');
    expect(await minutes()).toEqual([{ kind: 'reading', ms: 20_000 }]);
    expect((await answer(id, { ...gap, start: gap.start + 1 }, 'x')).status).toBe(404);
    expect((await answer(id, { ...gap, paragraph: 9 }, 'x')).status).toBe(404);
  });

  it('ask another word of a sentence after the learner solved the first', async () => {
    const { id } = (await add(text)).body.text;
    const [first] = await start(id);
    const [, word = ''] = /^(\w+)/.exec(text.slice(first?.start)) ?? [];
    expect((await answer(id, first, word)).body.outcome).toBe('right');
    const [again] = await start(id);
    expect(again?.paragraph).toBe(first?.paragraph);
    expect(again?.start).not.toBe(first?.start);
  });
});
