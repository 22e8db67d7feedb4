import { createParser } from 'eventsource-parser';

/** Yields the `data` of each server-sent event in a stream. Skips comments and empty events. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const pending: string[] = [];
  const parser = createParser({ onEvent: (event) => pending.push(event.data) });
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      for (const data of pending.splice(0)) if (data !== '') yield data;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
