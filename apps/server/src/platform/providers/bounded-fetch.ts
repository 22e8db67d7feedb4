import type { ProviderCause } from '@pratik/contract/provider-health';

export type FetchBounds = {
  /** Maximum bytes of a whole answer, after decompression. */
  bytes: number;
  /** Maximum bytes of one event of an event stream, and therefore of one line: what a reader must buffer at once. */
  eventBytes?: number;
  /** Maximum number of lines of an event stream; an empty line costs a reader as much as a full one. */
  lines?: number;
};

/** The response was rejected and its connection closed. */
export class AnswerRefused extends Error {
  readonly reason: Extract<ProviderCause, 'redirect' | 'too-large'>;
  constructor(reason: AnswerRefused['reason']) {
    super(reason === 'redirect' ? 'the server redirects' : 'the answer is too large');
    this.reason = reason;
  }
}

/**
 * `fetch` for untrusted servers: follows no redirects and reads no more than its limits. Node limits headers to 16
 * KiB. When a limit is exceeded, the call or the reading of the body rejects with `AnswerRefused`.
 */
export const boundedFetch =
  (bounds: FetchBounds): typeof fetch =>
  async (input, init) => {
    const answer = await fetch(input, { ...init, redirect: 'manual' });
    const refuse = async (reason: AnswerRefused['reason']) => {
      await answer.body?.cancel().catch(() => undefined);
      throw new AnswerRefused(reason);
    };
    if (answer.status >= 300 && answer.status < 400) await refuse('redirect');
    if (Number(answer.headers.get('content-length')) > bounds.bytes) await refuse('too-large');
    if (!answer.body) return answer;
    const { status, statusText, headers } = answer;
    return new Response(boundedBody(answer.body, bounds), { status, statusText, headers });
  };

const boundedBody = (
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  { bytes, eventBytes, lines }: FetchBounds,
): ReadableStream<Uint8Array<ArrayBuffer>> => {
  const reader = body.getReader();
  const event = eventBytes === undefined ? undefined : eventLength();
  let read = 0;
  let lineCount = 0;
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        read += value.byteLength;
        if (lines !== undefined) lineCount += lineEndsIn(value);
        if (read > bytes || lineCount > (lines ?? 0) || (event && event(value) > (eventBytes ?? 0))) {
          // Not awaited: the server may delay the end of the connection.
          void reader.cancel().catch(() => undefined);
          throw new AnswerRefused('too-large');
        }
        controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
};

const lineFeed = 10;
const carriageReturn = 13;

const lineEndsIn = (piece: Uint8Array): number => {
  let count = 0;
  for (const byte of piece) if (byte === lineFeed || byte === carriageReturn) count += 1;
  return count;
};

/** Returns for each chunk the length in bytes of the longest event in it; an event ends with an empty line. */
const eventLength = (): ((piece: Uint8Array) => number) => {
  let event = 0;
  let line = 0;
  let last = 0;
  return (piece) => {
    let longest = 0;
    for (const byte of piece) {
      event += 1;
      if (byte === carriageReturn || (byte === lineFeed && last !== carriageReturn)) {
        if (line === 0) event = 0;
        line = 0;
      } else if (byte !== lineFeed) line += 1;
      last = byte;
      if (event > longest) longest = event;
    }
    return longest;
  };
};
