import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readEvents } from './event-stream.ts';

const streamOf = (chunks: Uint8Array[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });

const cut = (bytes: Uint8Array, at: number[]): Uint8Array[] => {
  const places = [0, ...at.map((place) => place % bytes.length).sort((a, b) => a - b), bytes.length];
  return places.slice(1).map((end, index) => bytes.slice(places[index], end));
};

it('event stream › yields the same events wherever the network splits the response, even within a Turkish letter', async () => {
  const text = ': keep-alive\n\nevent: delta\ndata: {"text":"ğışçö İ"}\n\ndata: iki\n\n';
  const bytes = new TextEncoder().encode(text);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(), { maxLength: 12 }), async (places) => {
      const events: string[] = [];
      for await (const data of readEvents(streamOf(cut(bytes, places)))) events.push(data);
      expect(events).toEqual(['{"text":"ğışçö İ"}', 'iki']);
    }),
  );
});
