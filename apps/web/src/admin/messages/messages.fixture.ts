import type { AnswerOf } from '@pratik/contract/call';
import { callUrl } from '@pratik/contract/call';
import { type LiveEvent, streamEvents } from '@pratik/contract/events';
import { messageStates } from '@pratik/contract/feedback';
import type {
  countMessages,
  getMessage,
  ProcessedMessage,
  ReviewedCorrection,
} from '@pratik/contract/message-process';
import { HttpResponse, http } from 'msw';

export const messageId = (number: number): string =>
  `0190a0f0-0000-7000-8000-${String(number).padStart(12, '0')}`;

export const makeMessage = (number: number, change: Partial<ProcessedMessage> = {}): ProcessedMessage => ({
  id: messageId(number),
  userId: messageId(900),
  userName: 'Çağrı Işık',
  source: 'chat',
  excerpt: `I go to school ${number}.`,
  state: 'done',
  attempts: 1,
  reason: null,
  corrections: 2,
  disputed: false,
  engine: 'harper',
  modelCheck: null,
  durationMs: 2400,
  createdAt: '2026-09-05T09:00:00.000Z',
  finishedAt: '2026-09-05T09:00:02.400Z',
  ...change,
});

const threeHoursAgo = () => new Date(Date.now() - 3 * 3_600_000 - 60_000).toISOString();

export const countsOf = (
  known: Partial<Record<(typeof messageStates)[number], number>>,
  disputed = 0,
): AnswerOf<typeof countMessages> => ({
  counts: messageStates.map((state) => ({
    state,
    count: Math.min(known[state] ?? 0, 1000),
    capped: (known[state] ?? 0) > 1000,
    oldestAt: state !== 'done' && known[state] ? threeHoursAgo() : null,
  })),
  disputed: { count: disputed, capped: false, oldestAt: disputed > 0 ? threeHoursAgo() : null },
  oldestWaitingAt: known.waiting ? threeHoursAgo() : null,
});

/** Returns a correction without an administrator’s decision. */
export const makeCorrection = (
  number: number,
  change: Partial<ReviewedCorrection> = {},
): ReviewedCorrection => ({
  id: messageId(number),
  code: 'be-insertion',
  start: 2,
  end: 10,
  replacements: ['agree'],
  source: 'transfer-grammar',
  confidence: 0.96,
  explanation: { tr: '"agree" zaten bir fiildir.', en: '"agree" is a verb already.' },
  disputed: false,
  revision: 0,
  reportedAt: null,
  decidedBy: null,
  original: null,
  engine: 'pratik',
  engineVersion: '4',
  model: null,
  promptVersion: null,
  ...change,
});

const unpaid = { model: null, inputTokens: null, outputTokens: null, costUsd: null };

const text = 'I am agree. He go home yesterday.';

export const makeDetail = (
  change: Partial<AnswerOf<typeof getMessage>> = {},
): AnswerOf<typeof getMessage> => ({
  ...makeMessage(1),
  text,
  correctionList: [
    makeCorrection(11),
    makeCorrection(12, {
      code: 'tense-other',
      start: 15,
      end: 17,
      replacements: ['went'],
      source: 'model',
      confidence: 0.4,
      explanation: { tr: 'Geçmişten söz ediliyor.', en: 'This is about the past.' },
      disputed: true,
      reportedAt: '2026-09-05T10:00:00.000Z',
      model: 'kucuk-model',
      promptVersion: 'yonerge-7',
    }),
  ],
  attemptList: [
    {
      ...unpaid,
      number: 1,
      step: 'own',
      startedAt: '2026-09-05T09:00:00.000Z',
      finishedAt: '2026-09-05T09:00:30.000Z',
      durationMs: 30_000,
      outcome: 'failed',
      reason: 'model-unavailable',
      engine: 'model',
    },
    {
      ...unpaid,
      number: 2,
      step: 'own',
      startedAt: '2026-09-05T09:01:00.000Z',
      finishedAt: '2026-09-05T09:01:02.400Z',
      durationMs: 850,
      outcome: 'done',
      reason: null,
      engine: 'harper',
    },
  ],
  engineVersion: '2.10.0',
  model: 'kucuk-model',
  promptVersion: 'yonerge-7',
  inputTokens: 1240,
  outputTokens: null,
  costUsd: 0.000872,
  ...change,
});

/** Creates a fake event stream, and returns it with a function that sends an event. */
export const liveConnection = () => {
  let send: ((event: LiveEvent) => void) | undefined;
  const handler = http.get(callUrl(streamEvents), () => {
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        send = (event) =>
          controller.enqueue(encoder.encode(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`));
        send({ type: 'ready' });
      },
    });
    return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
  });
  return { handler, isOpen: () => send !== undefined, send: (event: LiveEvent) => send?.(event) };
};
