import { sendMessage } from '@pratik/contract/chat';
import { getUserById, updateProfile } from '@pratik/contract/user';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, eventStream, problem, server } from '../../../test/server.ts';
import { callApi, streamApi } from './api-client.ts';
import { ApiProblem, ConnectionProblem } from './api-problem.ts';
import { setTokenSource } from './bearer.ts';

const id = '0190a0f0-0000-7000-8000-000000000001';
const profile = {
  name: 'Ayşe',
  surname: 'Işık',
  levelId: null,
  timeZone: 'Europe/Istanbul',
  language: 'tr' as const,
  correctionDose: 'at-once-all' as const,
};
const renewToken = vi.fn(async (): Promise<string | null> => 'second');

beforeEach(() => {
  renewToken.mockClear();
  setTokenSource({ getToken: async () => 'first', renewToken });
});
afterEach(() => setTokenSource(null));

describe('callApi', () => {
  it('sends JSON with the bearer token and returns the response', async () => {
    let seen: Request | undefined;
    server.use(
      answer(updateProfile, (_input, request) => {
        seen = request;
        return HttpResponse.json({ ok: 1 });
      }),
    );
    await expect(callApi(updateProfile, profile)).resolves.toEqual({ ok: 1 });
    expect(seen?.headers.get('authorization')).toBe('Bearer first');
    expect(seen?.headers.get('content-type')).toBe('application/json');
  });

  it('sends the input of a GET call in the query string', async () => {
    server.use(answer(getUserById, (input) => HttpResponse.json(input)));
    await expect(callApi(getUserById, { id })).resolves.toEqual({ id });
  });

  it('requests a new token once and repeats the call when the server responds with 401', async () => {
    const tokens: (string | null)[] = [];
    server.use(
      answer(getUserById, (_input, request) => {
        tokens.push(request.headers.get('authorization'));
        return tokens.length === 1 ? problem('unauthenticated') : HttpResponse.json({ id });
      }),
    );
    await expect(callApi(getUserById, { id })).resolves.toEqual({ id });
    expect(tokens).toEqual(['Bearer first', 'Bearer second']);
    expect(renewToken).toHaveBeenCalledTimes(1);
  });

  it('fails when the server responds with 401 twice', async () => {
    let calls = 0;
    server.use(
      answer(getUserById, () => {
        calls += 1;
        return problem('unauthenticated');
      }),
    );
    await expect(callApi(getUserById, { id })).rejects.toMatchObject({ name_: 'unauthenticated' });
    expect(calls).toBe(2);
  });

  it('throws an ApiProblem with the name and field errors of the problem document', async () => {
    const errors = [{ pointer: '/name', code: 'name-missing' }];
    server.use(answer(updateProfile, () => problem('validation', { errors })));
    const error = await callApi(updateProfile, profile).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiProblem);
    expect(error).toMatchObject({
      name_: 'validation',
      status: 400,
      fieldErrors: errors,
      requestId: 'istek-1',
    });
  });

  it.each([
    [502, 'unavailable'],
    [413, 'payload-too-large'],
    [500, 'internal'],
    [418, 'malformed-body'],
  ])(
    'throws an ApiProblem with a suitable name for status %i without a problem document',
    async (status, name) => {
      server.use(http.get('*/user/get-by-id', () => new HttpResponse('<html>', { status })));
      await expect(callApi(getUserById, { id })).rejects.toMatchObject({ name_: name, status });
    },
  );

  it('throws a ConnectionProblem when the server is unreachable', async () => {
    server.use(http.get('*/user/get-by-id', () => HttpResponse.error()));
    await expect(callApi(getUserById, { id })).rejects.toBeInstanceOf(ConnectionProblem);
  });

  it('throws an error without sending a request when the user is signed out', async () => {
    setTokenSource(null);
    await expect(callApi(getUserById, { id })).rejects.toMatchObject({ name_: 'unauthenticated' });
  });
});

describe('streamApi', () => {
  const input = { conversationId: id, turnId: id, text: 'Hello' };
  const collect = async (signal?: AbortSignal) => {
    const events: unknown[] = [];
    for await (const event of streamApi(sendMessage, input, signal ? { signal } : {})) events.push(event);
    return events;
  };

  it('yields each event of the stream', async () => {
    const events = [
      { type: 'delta', replyId: id, text: 'Hi ğ' },
      { type: 'delta', replyId: id, text: ' there' },
    ];
    server.use(answer(sendMessage, () => eventStream(events)));
    await expect(collect()).resolves.toEqual(events);
  });

  it('throws the problem when the server rejects the call before the stream starts', async () => {
    server.use(answer(sendMessage, () => problem('daily-limit-reached')));
    await expect(collect()).rejects.toMatchObject({ name_: 'daily-limit-reached' });
  });

  it('throws a ConnectionProblem when the connection is lost during the stream', async () => {
    server.use(
      answer(
        sendMessage,
        () =>
          new HttpResponse(new ReadableStream({ start: (controller) => controller.error(new Error('cut')) })),
      ),
    );
    await expect(collect()).rejects.toBeInstanceOf(ConnectionProblem);
  });

  it('ends without an error when the caller aborts it', async () => {
    const abort = new AbortController();
    server.use(answer(sendMessage, () => eventStream([{ type: 'delta' }], { open: true })));
    const seen: unknown[] = [];
    for await (const event of streamApi(sendMessage, input, { signal: abort.signal })) {
      seen.push(event);
      abort.abort();
    }
    expect(seen).toEqual([{ type: 'delta' }]);
  });
});
