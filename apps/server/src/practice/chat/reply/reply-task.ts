import type { Goal, Meter, ReplyEvent } from '@pratik/contract/chat';
import type { SignedInUser } from '../../../platform/http/caller.ts';
import { asProblem, Problem, toDocument } from '../../../platform/http/problem.ts';
import { createReader, type Reader } from '../../../platform/http/streams/pushed-events.ts';
import type { ConversationRow, TurnRow } from '../chat.tables.ts';
import { turnView } from '../chat.view.ts';
import type { PartnerStep, Writer } from '../partner/partner.ts';
import type { Beat, TurnEnd } from '../turn.store.ts';

/** A reply that has just been requested and stored as `streaming`. */
export type ReplyOrder = {
  learner: SignedInUser;
  conversation: ConversationRow;
  learnerTurn: TurnRow;
  reply: TurnRow;
  meter: Meter;
  closing: boolean;
  requestId: string;
};

/** An existing reply that is complete or is being written by some process. */
export type ReplyToRead = Omit<ReplyOrder, 'closing'>;

/** The reason why this process stops writing before the partner has finished. */
type Interruption = 'stopped' | 'reader-left' | 'server-stopping' | 'lease-lost';

/** A reply that this process is writing: its readers, its text so far, and the ways to interrupt it. */
export type ReplyTask = {
  text(): string;
  /** The partner that writes it. */
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
      // Not awaited: a partner that ignores the abort signal would block the task.
      void steps?.return?.().catch(() => undefined);
    }
  };

  const run = async () => {
    // Stores one beat at a time, so that a slow database does not receive the same query twice at once.
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

/** The stored form of a reply’s end. The written text is always stored. */
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

/** The first event of a reply’s stream. */
export const acceptedEvent = (
  order: Pick<ReplyOrder, 'learnerTurn' | 'reply' | 'meter'>,
  feedback: Parameters<typeof turnView>[1],
): ReplyEvent => ({
  type: 'accepted',
  turn: turnView(order.learnerTurn, feedback),
  replyId: order.reply.id,
  meter: order.meter,
});

/** The last event of a reply’s stream. */
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
