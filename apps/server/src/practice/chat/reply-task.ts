import type { PartnerKind, ReplyEvent } from '@pratik/contract/chat';
import type { Interruption } from './chat.policy.ts';
import type { PartnerStep, Writer } from './partner.ts';
import type { Reader } from './reader.ts';
import { createReader } from './reader.ts';
import type { Beat } from './turn.store.ts';

/** A reply that this process is writing: its readers, its text so far, and the ways to interrupt it. */
export type ReplyTask = {
  replyId: string;
  conversationId: string;
  text(): string;
  /** Who writes it. */
  writer(): Writer;
  /** Adds a reader. The reader first receives the text written so far. */
  attach(accepted: ReplyEvent): Reader<ReplyEvent>;
  interrupt(why: Interruption): void;
  /** Sends the last event and ends every reader. */
  close(last: ReplyEvent): void;
  /** Resolves when the reply and all related changes are stored. */
  ended: Promise<void>;
};

/** How a reply ended: complete, interrupted, or failed. */
export type Outcome =
  | { memory: unknown; goodbye: boolean }
  | { interruption: Interruption }
  | { failure: unknown };

export type TaskParts = {
  replyId: string;
  conversationId: string;
  partner: PartnerKind;
  reply(signal: AbortSignal): AsyncIterable<PartnerStep>;
  beat(text: string): Promise<Beat>;
  finish(task: ReplyTask, outcome: Outcome): Promise<void>;
  timing: { beatMs: number; graceMs: number };
};

export const startReplyTask = (parts: TaskParts): ReplyTask => {
  const { replyId, conversationId, timing } = parts;
  const abort = new AbortController();
  const readers = new Set<Reader<ReplyEvent>>();
  const interrupted = Promise.withResolvers<Interruption>();
  let text = '';
  let writer: Writer = { partner: parts.partner, away: null };
  let alone: NodeJS.Timeout | undefined;
  let watchedElsewhere = false;
  let over = false;

  const interrupt = (why: Interruption) => {
    interrupted.resolve(why);
    abort.abort();
  };
  const waitForSomebody = () => {
    clearTimeout(alone);
    if (over || readers.size > 0) return;
    alone = setTimeout(() => {
      if (watchedElsewhere) waitForSomebody();
      else interrupt('reader-left');
    }, timing.graceMs);
    alone.unref();
  };
  const beat = async () => {
    const answer = await parts.beat(text);
    watchedElsewhere = answer?.watched ?? false;
    if (!answer) interrupt('lease-lost');
    else if (answer.stopRequested) interrupt('stopped');
  };

  const consume = async (): Promise<Outcome> => {
    let memory: unknown;
    let goodbye = false;
    const stop = interrupted.promise.then((interruption) => ({ interruption }));
    let steps: AsyncIterator<PartnerStep> | undefined;
    try {
      steps = parts.reply(abort.signal)[Symbol.asyncIterator]();
      for (;;) {
        const step = await Promise.race([steps.next(), stop]);
        if ('interruption' in step) return step;
        if (step.done) return { memory, goodbye };
        if (step.value.type === 'memory') memory = step.value.memory;
        else if (step.value.type === 'goodbye') goodbye = true;
        else if (step.value.type === 'writer') writer = step.value.writer;
        else {
          text += step.value.text;
          for (const reader of readers) reader.push({ type: 'delta', replyId, text: step.value.text });
        }
      }
    } catch (failure) {
      return abort.signal.aborted ? stop : { failure };
    } finally {
      // Not awaited: a partner that ignores the abort signal would block the task.
      void steps?.return?.().catch(() => undefined);
    }
  };

  const run = async () => {
    // Only one beat at a time: a slow database must not receive the same query twice at once.
    let beating: Promise<void> | undefined;
    const timer = setInterval(() => {
      beating ??= beat()
        .catch(() => undefined)
        .finally(() => {
          beating = undefined;
        });
    }, timing.beatMs);
    const outcome = await consume();
    clearInterval(timer);
    await beating;
    await parts.finish(task, outcome);
  };

  const task: ReplyTask = {
    replyId,
    conversationId,
    text: () => text,
    writer: () => writer,
    attach(accepted) {
      clearTimeout(alone);
      const reader = createReader<ReplyEvent>(() => {
        readers.delete(reader);
        waitForSomebody();
      });
      reader.push(accepted);
      if (text !== '') reader.push({ type: 'delta', replyId, text });
      readers.add(reader);
      return reader;
    },
    interrupt,
    close(last) {
      over = true;
      clearTimeout(alone);
      for (const reader of readers) {
        reader.push(last);
        reader.end();
      }
      readers.clear();
    },
    ended: Promise.resolve(),
  };
  task.ended = run();
  return task;
};
