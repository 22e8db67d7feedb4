import type { ReplyEvent } from '@pratik/contract/chat';
import { eventsIn, type PracticeApp } from './practice-app.ts';

export type OpenStream = {
  /** Reads all events up to and including the first event of this type. */
  until(type: ReplyEvent['type']): Promise<ReplyEvent[]>;
  /** Reads all remaining events until the stream ends. */
  rest(): Promise<ReplyEvent[]>;
  /** Closes the connection, as a browser does when it goes offline. */
  drop(): void;
};

/** Opens an event stream over a real network socket. */
export const openStream = async (
  app: PracticeApp,
  user: { id: string },
  path: string,
  body: object,
): Promise<OpenStream> => {
  const abort = new AbortController();
  const response = await fetch(`${await app.address()}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${user.id}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: abort.signal,
  });
  if (!response.ok || !response.body)
    throw new Error(`The event stream returned ${response.status} ${await response.text()}`);
  const chunks = response.body.pipeThrough(new TextDecoderStream())[Symbol.asyncIterator]();
  let text = '';
  const whole = () => eventsIn(text.slice(0, text.lastIndexOf('\n\n') + 2));
  return {
    async until(type) {
      for (;;) {
        const events = whole();
        const at = events.findIndex((event) => event.type === type);
        if (at >= 0) return events.slice(0, at + 1);
        const next = await chunks.next();
        if (next.done) throw new Error(`The stream contained no "${type}" event: ${text}`);
        text += next.value;
      }
    },
    async rest() {
      for (let next = await chunks.next(); !next.done; next = await chunks.next()) text += next.value;
      return whole();
    },
    drop: () => abort.abort(),
  };
};
