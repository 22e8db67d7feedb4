import { type AnswerOf, type Call, callUrl } from '@pratik/contract/call';
import { getMemory } from '@pratik/contract/chat-memory';
import { listOwnClasses } from '@pratik/contract/classes';
import { streamEvents } from '@pratik/contract/events';
import { getMinor } from '@pratik/contract/guardian';
import { listAssignments, listOwnHomework } from '@pratik/contract/homework';
import { idpBase } from '@pratik/contract/idp';
import { listLetters } from '@pratik/contract/letters';
import { getListeningChoices, listListenings } from '@pratik/contract/listening';
import { getRepairedToday } from '@pratik/contract/mistakes';
import { getExport } from '@pratik/contract/privacy';
import { type ProblemName, problems, problemTitle, problemType } from '@pratik/contract/problems';
import { getLearnerDashboard } from '@pratik/contract/progress';
import { listQuestionImports } from '@pratik/contract/question-import';
import { getReadingChoices, listReadings } from '@pratik/contract/reading';
import { getSecondFactor, getUserSecondFactor } from '@pratik/contract/second-factor';
import { getAppConfig } from '@pratik/contract/setup';
import { getRecordings } from '@pratik/contract/speech';
import { getProfile, getRole, type Role } from '@pratik/contract/user';
import { suggestWords } from '@pratik/contract/vocabulary';
import { getVoiceOptions } from '@pratik/contract/voice';
import { reportVoiceTimes } from '@pratik/contract/voice-latency';
import { getRecordingStorage, recordingsOfConversation } from '@pratik/contract/voice-recordings';
import { getModelAnswers } from '@pratik/contract/writing';
import { decodeUploadInput, uploadInputHeader } from '@pratik/text/upload';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { learnerDay } from '../src/learner/learner-day.fixture.ts';
import type { InputFor } from '../src/lib/api/api-client.ts';

let whoIsSignedIn: Role | null = null;

/**
 * Sets the role of the user whom the session cookie identifies on the mock server. Null means that the user is
 * signed out.
 */
export const signedInAs = (role: Role | null): void => {
  whoIsSignedIn = role;
};

export const subjectOf = (role: Role): string => `subject-of-${role}`;

const encode = (part: object): string =>
  btoa(JSON.stringify(part)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/**
 * Creates a token such as the browser receives. Its signature is fake, because the browser does not verify
 * signatures.
 */
export const makeToken = (
  subject: string,
  lifetime = 300,
  issuedAt = Math.floor(Date.now() / 1000),
): string =>
  `${encode({ alg: 'EdDSA' })}.${encode({ sub: subject, iat: issuedAt, exp: issuedAt + lifetime })}.signature`;

/** Creates a response with a problem document such as the server sends. */
export const problem = (name: ProblemName, extra: object = {}): Response =>
  HttpResponse.json(
    { type: problemType(name), title: problemTitle(name), ...problems[name], requestId: 'istek-1', ...extra },
    { status: problems[name].status, headers: { 'content-type': 'application/problem+json' } },
  );

type Answer<C extends Call> = AnswerOf<C> | Response;

/** Mocks one call of the API contract: `server.use(answer(getProfile, () => profile))`. */
export const answer = <C extends Call>(
  call: C,
  give: (input: InputFor<C>, request: Request, file: ArrayBuffer) => Answer<C> | Promise<Answer<C>>,
) =>
  http[call.method === 'GET' ? 'get' : 'post'](callUrl(call), async ({ request }) => {
    const [input, file] = await inputOf(call, request);
    const given = await give(input as InputFor<C>, request, file);
    return given instanceof Response ? given : HttpResponse.json(given as object);
  });

/** Reads the input of a call from the request. If the call accepts a file, also reads the file. */
const inputOf = async (call: Call, request: Request): Promise<[unknown, ArrayBuffer]> => {
  const noFile = new ArrayBuffer(0);
  if (call.method === 'GET') return [Object.fromEntries(new URL(request.url).searchParams), noFile];
  if (call.largestFile === undefined) return [await request.json(), noFile];
  const input = decodeUploadInput(request.headers.get(uploadInputHeader) ?? '');
  return [input, await request.arrayBuffer()];
};

/** Creates a response with server-sent events. If `open` is true, the stream does not end. */
export const eventStream = (events: readonly { type: string }[], { open = false } = {}): Response =>
  new HttpResponse(
    new ReadableStream({
      start: (controller) => {
        const encoder = new TextEncoder();
        for (const event of events) {
          controller.enqueue(encoder.encode(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`));
        }
        if (!open) controller.close();
      },
    }),
    { headers: { 'content-type': 'text/event-stream' } },
  );

export const profileOf = (role: Role): AnswerOf<typeof getProfile> => ({
  id: '0190a0f0-0000-7000-8000-000000000001',
  name: 'Ayşe',
  surname: 'Işık',
  email: 'ayse@okul.example',
  role,
  levelId: 'A2',
  timeZone: 'Europe/Istanbul',
  language: 'tr',
  correctionDose: 'at-once-main',
  explanationLanguage: null,
  goalDays: null,
  goalPurpose: null,
});

/** The password of every account on the mock server. */
export const rightPassword = 'dogru-sifre-1';

/** The mock server. It has default responses for the calls that any page may send. */
export const server = setupServer(
  answer(getAppConfig, () => ({
    identity: {
      provider: 'embedded' as const,
      signUp: false,
      forgottenPassword: 'mail' as const,
      erasureConfirmation: 'password' as const,
    },
    setupNeeded: false,
    version: '0.1.0',
  })),
  http.get(`${idpBase}/token`, () =>
    whoIsSignedIn
      ? HttpResponse.json({ token: makeToken(subjectOf(whoIsSignedIn)) })
      : problem('unauthenticated'),
  ),
  http.post(`${idpBase}/sign-in/email`, async ({ request }) => {
    const { email, password } = (await request.json()) as { email: string; password: string };
    if (password !== rightPassword) return problem('sign-in-failed');
    whoIsSignedIn = email.startsWith('yonetici') ? 'admin' : 'user';
    return HttpResponse.json({});
  }),
  http.post(`${idpBase}/sign-out`, () => {
    whoIsSignedIn = null;
    return HttpResponse.json({ success: true });
  }),
  answer(getRole, () => (whoIsSignedIn ? { role: whoIsSignedIn } : problem('unauthenticated'))),
  answer(getProfile, () => (whoIsSignedIn ? profileOf(whoIsSignedIn) : problem('unauthenticated'))),
  answer(getExport, () => ({ export: null })),
  answer(getMinor, () => ({ minor: null })),
  answer(getReadingChoices, () => ({
    ownLevel: 'A2',
    level: 'A2',
    levels: [],
    texts: [],
    nearestLevel: null,
    today: null,
    begun: [],
    pace: null,
  })),
  answer(listReadings, () => ({ readings: [], total: 0, totalCapped: false, page: 0, size: 10 })),
  answer(getListeningChoices, () => ({
    ownLevel: 'A2',
    level: 'A2',
    levels: [],
    texts: [],
    nearestLevel: null,
    today: null,
    begun: [],
  })),
  answer(listListenings, () => ({ listenings: [], total: 0, totalCapped: false, page: 0, size: 10 })),
  answer(getSecondFactor, () => ({
    available: true,
    needed: false,
    appSince: null,
    passkeys: [],
    recoveryCodesLeft: 0,
  })),
  answer(listLetters, () => ({
    configured: true,
    letters: [],
    total: 0,
    totalCapped: false,
    page: 0,
    size: 5,
  })),
  answer(listQuestionImports, () => ({ imports: [] })),
  answer(getUserSecondFactor, () => ({ available: true, app: false, passkeys: 0 })),
  answer(getRecordings, () => ({ scripts: 0, ready: 0, voice: 'basic' as const, run: null })),
  answer(reportVoiceTimes, () => ({ done: true as const })),
  answer(recordingsOfConversation, () => ({ recordings: [] })),
  answer(listOwnClasses, () => ({ teaching: [], learning: [] })),
  answer(listOwnHomework, () => ({ assignments: [] })),
  answer(listAssignments, () => ({ assignments: [], total: 0, totalCapped: false, page: 0, size: 10 })),
  answer(getLearnerDashboard, () => learnerDay()),
  answer(getRepairedToday, () => ({ count: 0, sentences: [] })),
  answer(getModelAnswers, () => ({ checklist: [], models: null })),
  answer(suggestWords, () => ({ words: [] })),
  answer(getMemory, () => ({ remembers: false, facts: [] })),
  answer(getRecordingStorage, () => ({ storesRecordings: false, days: 90, count: 0, bytes: 0 })),
  answer(getVoiceOptions, () => ({ speaking: 'basic' as const, listening: null })),
  // By default, the request for live events never completes. A test that needs live events replaces this handler.
  http.get(callUrl(streamEvents), () => new Promise<never>(() => undefined)),
);
