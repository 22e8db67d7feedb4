import type { AnswerOf } from '@pratik/contract/call';
import {
  type Conversation,
  getChatOptions,
  getConversation,
  listConversations,
  type Meter,
  type ReplyEvent,
  reportActivity,
  type ScenarioCard,
  type Summary,
  type Turn,
} from '@pratik/contract/chat';
import { type LiveEvent, streamEvents } from '@pratik/contract/events';
import type { StoredCorrection } from '@pratik/contract/feedback';
import { HttpResponse } from 'msw';
import { answer, problem, server } from '../../../test/server.ts';
import type { ConversationData } from './chat.queries.ts';

export const conversationId = '5b0c1a52-6a1f-4b3e-9d1c-0a8d4f7c1e01';
export const conversationUrl = `/pages/chat?c=${conversationId}`;

export const meterOf = (over: Partial<Meter> = {}): Meter => ({
  day: '2026-09-05',
  usedSeconds: 250,
  limitSeconds: 600,
  full: false,
  nextDayAt: '2026-09-05T21:00:00.000Z',
  ...over,
});

export const scenario: ScenarioCard = {
  id: 'a2-hotel',
  level: 'A2',
  kind: 'role-play',
  title: { tr: 'Otelde bir sorun', en: 'A problem at the hotel' },
  goal: { tr: 'Odandaki sorunu anlat.', en: 'Say what is wrong with your room.' },
  learnerRole: { tr: 'Konuk', en: 'A guest' },
  partnerName: 'Deniz',
  partnerFace: { skin: 'light', hair: 'short', colour: 'brown', top: 'teal', wears: ['beard'] },
  scene: ['night', 'counter', 'key'],
  phrases: [{ en: 'The room is too cold.', tr: 'Oda çok soğuk.' }],
};

export const summary: Summary = {
  minutes: 8.4,
  learnerTurns: 12,
  words: 143,
  distinctWords: 78,
  corrections: [{ code: 'missing-article', count: 4 }],
  pendingMessages: 1,
  keep: [
    { said: 'I am agree with you.', better: 'I agree with you.' },
    { said: 'It does not work.', better: null },
  ],
};

export const conversationOf = (over: Partial<Conversation> = {}): Conversation => ({
  id: conversationId,
  kind: 'scenario',
  scenario,
  partner: 'offline',
  partnerName: 'Deniz',
  partnerFace: scenario.partnerFace,
  level: 'A2',
  state: 'open',
  startedAt: '2026-09-05T10:00:00.000Z',
  lastTurnAt: '2026-09-05T10:04:00.000Z',
  learnerTurns: 0,
  summary: null,
  ...over,
});

const idAt = (position: number): string => `5b0c1a52-6a1f-4b3e-9d1c-0000000000${10 + position}`;

export const turnOf = (position: number, text: string, over: Partial<Turn> = {}): Turn => {
  const speaker = position % 2 === 0 ? 'partner' : 'learner';
  return {
    id: idAt(position),
    conversationId,
    position,
    speaker,
    text,
    state: 'complete',
    problem: null,
    createdAt: '2026-09-05T10:00:00.000Z',
    feedback: speaker === 'learner' ? { state: 'done', checked: 'right', corrections: [] } : null,
    ...over,
  };
};

export const correctionIn = (
  text: string,
  wrong: string,
  better: string,
  over: Partial<StoredCorrection> = {},
): StoredCorrection => ({
  id: '5b0c1a52-6a1f-4b3e-9d1c-0000000000aa',
  code: 'missing-article',
  start: text.indexOf(wrong),
  end: text.indexOf(wrong) + wrong.length,
  replacements: [better],
  source: 'transfer-grammar',
  confidence: 0.9,
  explanation: { tr: 'Meslekten önce artikel gerekir.', en: 'A profession needs an article.' },
  disputed: false,
  ...over,
});

const opening = turnOf(0, 'Good evening! How can I help you?');

/** Fakes the server for one conversation. A test changes the returned `data` to simulate a change on the server. */
export const serveConversation = (over: Partial<ConversationData> = {}) => {
  const state = { data: { conversation: conversationOf(), turns: [opening], meter: meterOf(), ...over } };
  server.use(
    answer(getConversation, ({ id }) => (id === conversationId ? state.data : problem('not-found'))),
    answer(reportActivity, () => ({ meter: state.data.meter })),
    answer(getChatOptions, () => optionsOf()),
    answer(listConversations, () => ({
      conversations: [],
      total: 0,
      totalCapped: false,
      page: 0,
      size: 10,
    })),
  );
  return state;
};

export const optionsOf = (
  over: Partial<AnswerOf<typeof getChatOptions>> = {},
): AnswerOf<typeof getChatOptions> => ({
  partner: 'offline',
  level: 'A2',
  scenarios: [
    scenario,
    { ...scenario, id: 'b1-job', level: 'B1', title: { tr: 'İş görüşmesi', en: 'A job interview' } },
  ],
  recentErrors: [{ code: 'missing-article', count: 5 }],
  meter: meterOf(),
  openConversationId: null,
  ...over,
});

/** Creates an event stream to which the test adds one event at a time. */
const openStream = <Event extends { type: string }>() => {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given;
    },
  });
  return {
    response: () => new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } }),
    send: (event: Event) =>
      controller?.enqueue(encoder.encode(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)),
    end: () => controller?.close(),
    /** Simulates a lost connection by ending the stream with an error. */
    cut: () => controller?.error(new Error('connection reset')),
  };
};

export const replyStream = () => openStream<ReplyEvent>();

/** Fakes the stream of live events. */
export const liveStream = () => {
  const stream = openStream<LiveEvent>();
  server.use(answer(streamEvents, () => stream.response()));
  return stream;
};

/** Matches the text of a partner message, although each word is a separate element. */
export const saidInEnglish =
  (text: string) =>
  (_: string, node: Element | null): boolean =>
    node?.getAttribute('lang') === 'en' && node.textContent === text;
