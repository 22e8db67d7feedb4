import type { Goal, Meter, ReplyEvent } from '@pratik/contract/chat';
import type { SignedInUser } from '../../../platform/http/caller.ts';
import { asProblem, Problem, toDocument } from '../../../platform/http/problem.ts';
import { createReader, type Reader } from '../../../platform/http/streams/pushed-events.ts';
import type { ConversationRow, TurnRow } from '../chat.tables.ts';
import { turnView } from '../chat.view.ts';
import type { PartnerStep, Writer } from '../partner/partner.ts';
import type { Beat, TurnEnd } from '../turn.store.ts';

/** Data of a reply that was just requested and is stored in the state `streaming`. */
export type ReplyOrder = {
  learner: SignedInUser;
  conversation: ConversationRow;
  learnerTurn: TurnRow;
  reply: TurnRow;
  meter: Meter;
  closing: boolean;
  requestId: string;
};

/** Data of an existing reply that is complete or is being written by any server process. */
export type ReplyToRead = Omit<ReplyOrder, 'closing'>;

/**
 * The reason why this process interrupts a reply before the partner has finished: the learner stopped the reply, no
 * reader has been connected for `graceMs`, the server stops, or a different process has ended the reply.
 */
type Interruption = 'stopped' | 'reader-left' | 'server-stopping' | 'lease-lost';

/** A reply that this process is writing, with its readers and its text so far. */
export type ReplyTask = {
  text(): string;
  /** Returns the partner that writes the reply. */
  writer(): Writer;
  /** Adds a reader, which first receives the text written so far. */
  attach(accepted: ReplyEvent): Reader<ReplyEvent>;
  interrupt(why: Interruption): void;
  /** Sends the last event to every reader and ends the readers. */
  close(last: ReplyEvent): void;
  /** Resolves when the reply and all related changes are stored. */
  ended: Promise<void>;
};

/** How a reply ended: complete, interrupted, or failed. */
export type Outcome =
  | { memory: unknown; suggestions: readonly string[]; goodbye: boolean }
  | { interruption: Interruption }
  | { failure: unknown };

type TaskParts = {
  order: ReplyOrder;
  reply(signal: AbortSignal): AsyncIterable<PartnerStep>;
  beat(text: string): Promise<Beat>;
  finish(task: ReplyTask, outcome: Outcome): Promise<void>;
  timing: { beatMs: number; graceMs: number };
};

/** Starts to write a reply. `beat` stores the text and renews the lease; `finish` stores the end of the reply. */
export const startReplyTask = (parts: TaskParts): ReplyTask => {
  const { order, timing } = parts;
  const replyId = order.reply.id;
  const abort = new AbortController();
  const readers = new Set<Reader<ReplyEvent>>();
  const interrupted = Promise.withResolvers<Interruption>();
  let text = '';
  let writer: Writer = { partner: order.conversation.partner, away: null };
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
    let suggestions: readonly string[] = [];
    let goodbye = false;
    const stop = interrupted.promise.then((interruption) => ({ interruption }));
    let steps: AsyncIterator<PartnerStep> | undefined;
    try {
      steps = parts.reply(abort.signal)[Symbol.asyncIterator]();
      for (;;) {
        const step = await Promise.race([steps.next(), stop]);
        if ('interruption' in step) return step;
        if (step.done) return { memory, suggestions, goodbye };
        if (step.value.type === 'memory') memory = step.value.memory;
        else if (step.value.type === 'suggestions') suggestions = step.value.suggestions;
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
      // The call is not awaited, because a partner that ignores the abort signal would block the task.
      void steps?.return?.().catch(() => undefined);
    }
  };

  const run = async () => {
    // Only one write of the reply’s progress runs at a time, so that a slow database does not receive concurrent
    // writes of the same reply.
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

/** Returns the stored form of a finished reply. The text written so far is always stored. */
export const turnEndOf = (outcome: Outcome, text: string, writer: Writer, requestId: string): TurnEnd => {
  const partner = text === '' ? null : writer.partner;
  const ended = { text, partner, problem: null, suggestions: [] };
  if ('memory' in outcome) return { ...ended, suggestions: outcome.suggestions, state: 'complete' };
  if ('interruption' in outcome && outcome.interruption === 'stopped') return { ...ended, state: 'stopped' };
  const { problem, extras } = asProblem('failure' in outcome ? outcome.failure : problemOf(outcome));
  return {
    ...ended,
    state: text === '' && 'failure' in outcome ? 'failed' : 'cut',
    problem: toDocument(problem, requestId, extras),
  };
};

const problemOf = ({ interruption }: { interruption: Interruption }): Problem =>
  new Problem(interruption === 'server-stopping' ? 'unavailable' : 'partner-cut');

/** Returns the first event of a reply’s stream. */
export const acceptedEvent = (
  order: Pick<ReplyOrder, 'learnerTurn' | 'reply' | 'meter'>,
  feedback: Parameters<typeof turnView>[1],
): ReplyEvent => ({
  type: 'accepted',
  turn: turnView(order.learnerTurn, feedback),
  replyId: order.reply.id,
  meter: order.meter,
});

/** Returns the last event of a reply’s stream. */
export const lastEvent = (
  row: TurnRow,
  meter: Meter,
  conversationState: 'open' | 'closed',
  goals: { goals?: Goal[] } = {},
): ReplyEvent => {
  const turn = turnView(row, null);
  return row.problem
    ? { type: 'problem', problem: row.problem, turn }
    : { type: 'done', turn, meter, conversationState, ...goals };
};
