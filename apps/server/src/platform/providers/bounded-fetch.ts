import type { ProviderCause } from '@pratik/contract/provider-health';

export type FetchBounds = {
  /** Maximum size of a complete response in bytes, after decompression. */
  bytes: number;
  /**
   * Maximum size of one event of an event stream in bytes, because a reader must buffer a whole event. It also
   * limits the size of a line.
   */
  eventBytes?: number;
  /**
   * Maximum number of lines of an event stream, because a reader needs as much time for an empty line as for any
   * other line.
   */
  lines?: number;
};

/** Error: the response was rejected (redirect or too large) and its connection was closed. */
export class AnswerRefused extends Error {
  readonly reason: Extract<ProviderCause, 'redirect' | 'too-large'>;
  constructor(reason: AnswerRefused['reason']) {
    super(reason === 'redirect' ? 'the server redirects' : 'the answer is too large');
    this.reason = reason;
  }
}

/**
 * Creates a `fetch` for untrusted servers: it follows no redirects and limits the size of the response. Node.js
 * limits headers to 16 KiB. When a limit is exceeded, the call or the reading of the body rejects with
 * `AnswerRefused`.
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
          // The call is not awaited, because the server may delay the end of the connection.
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

/**
 * Returns a function that takes the chunks of a stream in order. For each chunk it returns the length in bytes of
 * the longest event that ends or continues in the chunk, including the bytes of the event in earlier chunks. An
 * event ends with an empty line.
 */
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
