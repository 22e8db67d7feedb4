import { type AnswerOf, type Call, callUrl } from '@pratik/contract/call';
import { encodeUploadInput, uploadInputHeader, uploadType } from '@pratik/text/upload';
import type { z } from 'zod';
import { ConnectionProblem, isApiProblem, makeProblem, readProblem } from './api-problem.ts';
import { getToken, isSigningOut, renewToken } from './bearer.ts';

export { ApiProblem, ConnectionProblem, isApiProblem, isConnectionProblem } from './api-problem.ts';

/** Input type of a call: its query parameters if it has any, otherwise its body. */
export type InputFor<C extends Call> = string extends keyof z.input<C['query']>
  ? z.input<C['body']>
  : z.input<C['query']>;

export type CallOptions = {
  signal?: AbortSignal;
  /** File to upload, for calls that accept a file. */
  file?: Blob;
};

/**
 * Makes one call of the API contract and returns its response.
 * @throws ApiProblem when the server rejects the call, ConnectionProblem when the server is unreachable.
 */
export const callApi = async <C extends Call>(
  call: C,
  input: InputFor<C>,
  options: CallOptions = {},
): Promise<AnswerOf<C>> => {
  const response = await request(call, input, 'application/json', options);
  return (await reading(response.json(), options)) as AnswerOf<C>;
};

/**
 * Makes a call that responds with server-sent events and yields each event as it arrives.
 * Ends when the server ends the stream or the caller aborts the signal.
 * @throws ApiProblem before the first event, ConnectionProblem when the connection is lost during the stream.
 */
export async function* streamApi<C extends Call>(
  call: C,
  input: InputFor<C>,
  options: CallOptions = {},
): AsyncGenerator<AnswerOf<C>> {
  const response = await request(call, input, 'text/event-stream', options);
  if (!response.body) throw new ConnectionProblem();
  const { readEvents } = await import('./event-stream.ts');
  try {
    for await (const data of readEvents(response.body)) yield JSON.parse(data) as AnswerOf<C>;
  } catch (error) {
    if (options.signal?.aborted) return;
    throw new ConnectionProblem({ cause: error });
  }
}

/** Fetches a CSV response and starts a download in the browser. */
export const downloadCsv = async <C extends Call>(
  call: C,
  input: InputFor<C>,
  fileName: string,
  options: CallOptions = {},
): Promise<void> => {
  const response = await request(call, input, 'text/csv', options);
  const url = URL.createObjectURL(await reading(response.blob(), options));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
};

/** Sends JSON to a URL that is not part of the API contract, such as a URL of the embedded identity provider. */
export const sendJson = async (
  method: 'GET' | 'POST',
  url: string,
  body?: unknown,
  options: CallOptions = {},
): Promise<unknown> => {
  const response = await send(url, { method, body }, null, 'application/json', options);
  if (!response.ok) throw await readProblem(response);
  return reading(
    response.text().then((text) => (text === '' ? null : JSON.parse(text))),
    options,
  );
};

type Outgoing = { method: string; body?: unknown; file?: Blob | undefined };

const request = async (
  call: Call,
  input: unknown,
  accept: string,
  options: CallOptions,
): Promise<Response> => {
  const url = call.method === 'GET' ? `${callUrl(call)}${queryString(input)}` : callUrl(call);
  const outgoing = {
    method: call.method,
    ...(call.method === 'POST' ? { body: input, file: options.file } : {}),
  };
  if (call.access === 'public') return accepted(await send(url, outgoing, null, accept, options));
  // During sign-out, only the calls that end the session are sent, because the server would reject any other call.
  if (isSigningOut() && call.access !== 'identity') throw makeProblem('unauthenticated');
  const token = await getToken();
  if (token === null) throw makeProblem('unauthenticated');
  try {
    return await sendWithToken(url, outgoing, token, accept, options);
  } catch (error) {
    if (call.reauthentication === undefined || !isApiProblem(error, 'reauthentication-needed')) throw error;
    // After a re-authentication, the call is repeated with the current token, which may be new.
    const { askToReauthenticate } = await import('./reauthentication.ts');
    const freshToken = (await askToReauthenticate()) ? await getToken() : null;
    if (freshToken === null) throw error;
    return sendWithToken(url, outgoing, freshToken, accept, options);
  }
};

/** Sends the request. If the server rejects the token, renews the token once and repeats the request. */
const sendWithToken = async (
  url: string,
  outgoing: Outgoing,
  token: string,
  accept: string,
  options: CallOptions,
): Promise<Response> => {
  const response = await send(url, outgoing, token, accept, options);
  if (response.status !== 401) return accepted(response);
  const fresh = await renewToken();
  if (fresh === null) throw await readProblem(response);
  return accepted(await send(url, outgoing, fresh, accept, options));
};

const accepted = async (response: Response): Promise<Response> => {
  if (response.ok) return response;
  throw await readProblem(response);
};

const send = async (
  url: string,
  outgoing: Outgoing,
  token: string | null,
  accept: string,
  options: CallOptions,
): Promise<Response> => {
  const { method, body, file } = outgoing;
  const headers: Record<string, string> = { accept, ...bodyHeaders(outgoing) };
  if (token !== null) headers.authorization = `Bearer ${token}`;
  const sent = fetch(url, {
    method,
    headers,
    credentials: 'same-origin',
    ...(method === 'POST' ? { body: file ?? JSON.stringify(body ?? {}) } : {}),
    ...(options.signal ? { signal: options.signal } : {}),
  });
  return reading(sent, options);
};

const bodyHeaders = ({ body, file }: Outgoing): Record<string, string> =>
  file === undefined
    ? { 'content-type': 'application/json' }
    : { 'content-type': uploadType, [uploadInputHeader]: encodeUploadInput(body) };

/** An abort error is thrown unchanged. Any other error of `fetch` is converted to a ConnectionProblem. */
const reading = async <T>(work: Promise<T>, options: CallOptions): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new ConnectionProblem({ cause: error });
  }
};

const queryString = (input: unknown): string => {
  const pairs = Object.entries(input as Record<string, unknown>).filter(([, value]) => value !== undefined);
  if (pairs.length === 0) return '';
  return `?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))}`;
};
