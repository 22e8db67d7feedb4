import type { Turn } from '@pratik/contract/chat';
import { id } from '@pratik/contract/common';
import { describe, expect, it } from 'vitest';
import { markedPieces } from '../../feedback/marked-text.ts';
import { newId } from '../../lib/new-id.ts';
import { withPhrase } from './composer/with-phrase.ts';
import { conversationItems, type Reply } from './conversation/conversation-items.ts';
import { furthest, shownSeconds } from './meter-time.ts';

describe('newId', () => {
  it('returns a different UUID at each call, in the format that the API contract requires', () => {
    const ids = Array.from({ length: 50 }, newId);
    expect(ids.every((one) => id.safeParse(one).success)).toBe(true);
    expect(new Set(ids).size).toBe(50);
  });
});

describe('displayed speaking time', () => {
  const meter = { usedSeconds: 100, limitSeconds: 600 };

  it('increases while the learner is active', () => {
    expect(shownSeconds(meter, { receivedAt: 0, activeAt: 9_000, now: 12_000 })).toBe(112);
  });
  it('does not increase before the learner’s first activity', () => {
    expect(shownSeconds(meter, { receivedAt: 0, activeAt: null, now: 30_000 })).toBe(100);
  });
  it('never exceeds the last value from the server by more than 45 seconds', () => {
    expect(shownSeconds(meter, { receivedAt: 0, activeAt: 300_000, now: 300_000 })).toBe(145);
  });
  it('stops increasing 45 seconds after the last activity', () => {
    expect(shownSeconds(meter, { receivedAt: 30_000, activeAt: 10_000, now: 300_000 })).toBe(125);
  });
  it('does not exceed the daily limit', () => {
    const late = { usedSeconds: 590, limitSeconds: 600 };
    expect(shownSeconds(late, { receivedAt: 0, activeAt: 40_000, now: 40_000 })).toBe(600);
  });
});

describe('displayed minutes of the day', () => {
  const shown = { day: '2026-09-05', seconds: 300 };

  it('never decrease when the server sends a smaller value for the same day', () => {
    expect(furthest(shown, { day: '2026-09-05', seconds: 280 })).toEqual(shown);
    expect(furthest(shown, { day: '2026-09-05', seconds: 301 }).seconds).toBe(301);
  });
  it('take the server’s value when a new day begins', () => {
    expect(furthest(shown, { day: '2026-09-06', seconds: 0 }).seconds).toBe(0);
  });
});

describe('splitting a text into highlighted parts', () => {
  const text = 'I like it. My sister is nurse and she tired. Bye!';
  const span = { id: 'a', start: 24, end: 29 };

  it('keeps every character and highlights only the given parts', () => {
    const pieces = markedPieces(text, [{ id: 'b', start: 38, end: 43 }, span]);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    expect(pieces.filter((piece) => piece.marked).map((piece) => piece.text)).toEqual(['nurse', 'tired']);
  });
  it('ignores parts that overlap another part or lie outside the text', () => {
    const pieces = markedPieces(text, [
      span,
      { id: 'b', start: 26, end: 40 },
      { id: 'c', start: 60, end: 70 },
    ]);
    expect(pieces.filter((piece) => piece.marked)).toHaveLength(1);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  });
});

describe('inserting a phrase into the typed text', () => {
  it('adds spaces between the phrase and the surrounding text', () => {
    expect(withPhrase('', 'How much is it?', 0)).toBe('How much is it?');
    expect(withPhrase('Hello.', 'How much is it?', 6)).toBe('Hello. How much is it?');
    expect(withPhrase('Hello you', 'dear', 6)).toBe('Hello dear you');
  });
});

describe('item list of a conversation', () => {
  const turn = (position: number, speaker: Turn['speaker'], over: Partial<Turn> = {}): Turn => ({
    id: `turn-${position}`,
    conversationId: 'c',
    position,
    speaker,
    text: `text ${position}`,
    state: 'complete',
    problem: null,
    createdAt: '2026-09-05T10:00:00.000Z',
    feedback: null,
    ...over,
  });
  const reply: Reply = { replyId: 'turn-2', text: 'Hel', phase: 'writing', stopping: false };
  const keys = (...given: Parameters<typeof conversationItems>) =>
    conversationItems(...given).map((item) => item.key);

  it('lists stored turns first, then messages being sent, the incoming reply, and failed messages', () => {
    const items = keys(
      [turn(1, 'learner'), turn(0, 'partner')],
      [
        { turnId: 'failed', text: 'x', state: 'failed' },
        { turnId: 'sent', text: 'y', state: 'sending' },
      ],
      { ...reply, replyId: null },
      false,
    );
    expect(items).toEqual(['turn-0', 'turn-1', 'sent', 'reply', 'failed']);
  });
  it('lists a message only once when the server has already stored it', () => {
    expect(
      keys([turn(1, 'learner')], [{ turnId: 'turn-1', text: 'x', state: 'sending' }], null, false),
    ).toEqual(['turn-1']);
  });
  it('shows the incoming reply only once when the server has already stored a part of it', () => {
    const items = conversationItems(
      [turn(1, 'learner'), turn(2, 'partner', { state: 'streaming' })],
      [],
      reply,
      false,
    );
    expect(items.map((item) => item.kind)).toEqual(['turn', 'reply']);
  });
  it('offers the suggested answers of the last turn until the learner sends a message', () => {
    const suggestions = ['A tea, please.', 'A coffee, please.'];
    const turns = [
      turn(0, 'partner', { suggestions }),
      turn(1, 'learner'),
      turn(2, 'partner', { suggestions }),
    ];
    const offered = (...given: Parameters<typeof conversationItems>) =>
      conversationItems(...given).flatMap((item) => (item.kind === 'turn' ? item.suggestions : []));
    expect(offered(turns, [], null, false)).toEqual(suggestions);
    expect(offered(turns, [{ turnId: 'x', text: 'x', state: 'failed' }], null, false)).toEqual([]);
    expect(offered(turns, [], { ...reply, replyId: null }, false)).toEqual([]);
    expect(offered(turns, [], null, true)).toEqual([]);
    expect(offered([...turns, turn(3, 'learner')], [], null, false)).toEqual([]);
  });
  it('offers a retry only for the last reply of an open conversation', () => {
    const turns = [
      turn(0, 'partner', { state: 'cut' }),
      turn(1, 'learner'),
      turn(2, 'partner', { state: 'failed' }),
    ];
    const offered = (closed: boolean) =>
      conversationItems(turns, [], null, closed).filter((item) => item.kind === 'turn' && item.canRetry);
    expect(offered(false).map((item) => item.key)).toEqual(['turn-2']);
    expect(offered(true)).toEqual([]);
  });
});
