import type { AiAway } from '@pratik/contract/chat';
import { isUnfitForPartner } from '@pratik/feedback/safety/check';
import { sentenceSpans } from '@pratik/text/sentences';
import { Problem } from '../../../platform/http/problem.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { ConversationRow } from '../chat.tables.ts';
import { continuationOf } from '../partner/continuation.ts';
import type { Partner, PartnerStep } from '../partner/partner.ts';
import type { VoiceTimes } from '../voice/times.service.ts';

type Times = Pick<VoiceTimes, 'ticks' | 'note'>;

type Parts = {
  /** The AI partner; undefined when no AI provider is configured. */
  ai: Partner | undefined;
  offline: Partner;
  log: Pick<Log, 'info' | 'warn'>;
  /** Receives the duration of each stage of a reply. */
  times?: Times | undefined;
};

/**
 * Wraps the partners: checks the text of a reply, replaces an unavailable AI partner, and measures the stages of a
 * reply.
 */
export const createReplyPartners = ({ ai, offline, log, times }: Parts) => {
  const checkedOffline = guarded(offline, log);
  const checkedAi = withFallback(ai && guarded(ai, log), checkedOffline, log);
  const arrivals = new Map<string, number>();

  const timed = (partner: Partner, times: Times): Partner => ({
    ...partner,
    reply(exchange, signal) {
      const { id } = exchange.conversation;
      const arrivedAt = arrivals.get(id);
      arrivals.delete(id);
      return timedReply(partner.reply(exchange, signal), arrivedAt, times);
    },
  });

  return {
    partnerOf(conversation: Pick<ConversationRow, 'partner'>): Partner {
      const partner = conversation.partner === 'offline' ? checkedOffline : checkedAi;
      return times ? timed(partner, times) : partner;
    },
    /**
     * Stores the arrival time of a message until its reply begins. When the message cannot be stored, the time is
     * removed, because no reply follows.
     */
    async arrived<T>(conversationId: string, send: () => Promise<T>): Promise<T> {
      if (times) arrivals.set(conversationId, times.ticks());
      try {
        return await send();
      } catch (error) {
        arrivals.delete(conversationId);
        throw error;
      }
    },
  };
};

/**
 * Returns the AI partner with the offline partner as its fallback (docs/decisions/0026-offline-partner-as-fallback.md).
 * When the AI cannot finish a reply, the offline partner completes it after the last sentence, because the AI sends
 * whole sentences only. Without a configured AI provider, the offline partner writes every reply.
 */
const withFallback = (ai: Partner | undefined, offline: Partner, log: Pick<Log, 'info'>): Partner => ({
  ...ai,
  kind: 'ai',
  async *reply(exchange, signal) {
    let away: AiAway = 'unavailable';
    let shown = '';
    try {
      if (!ai) throw new Problem('partner-failed');
      for await (const step of ai.reply(exchange, signal)) {
        if (step.type === 'text') shown += step.text;
        yield step;
      }
      return;
    } catch (error) {
      if (signal.aborted || !(error instanceof Problem)) throw error;
      if (error.problem === 'ai-cap-reached') away = 'cap-reached';
      log.info(
        { conversationId: exchange.conversation.id, away, begun: shown !== '' },
        'the offline partner replies because the AI is unavailable',
      );
    }
    yield { type: 'writer', writer: { partner: 'offline', away } };
    yield* completed(offline.reply(exchange, signal), shown);
  },
});

/** Yields the steps of the offline partner’s reply that complete the sentences of the AI. */
async function* completed(steps: AsyncIterable<PartnerStep>, shown: string): AsyncIterable<PartnerStep> {
  if (shown === '') return yield* steps;
  let move = '';
  const after: PartnerStep[] = [];
  for await (const step of steps) {
    if (step.type === 'text') move += step.text;
    else after.push(step);
  }
  const rest = continuationOf(shown, move);
  if (rest !== '') yield { type: 'text', text: rest };
  yield* after;
}

/** Text that replaces an unsuitable text of the partner. */
export const steeredAway = 'Let’s talk about something else. What did you do today?';

/**
 * Maximum number of characters of an unfinished sentence that are checked. The sentence is checked again with each
 * new piece, so a longer text would take more and more time.
 */
const mostLookedAt = 600;

/**
 * Checks the text of the partner before the learner reads or hears it. An unsuitable text is replaced by a change
 * of topic, and the reply ends.
 */
const guarded = (partner: Partner, log: Pick<Log, 'warn'>): Partner => ({
  ...partner,
  async *reply(exchange, signal) {
    let sentence = '';
    for await (const step of partner.reply(exchange, signal)) {
      if (step.type === 'text') {
        sentence += step.text;
        if (isUnfitForPartner(sentence)) {
          log.warn({ conversationId: exchange.conversation.id }, 'unsuitable partner text withheld');
          yield { type: 'text', text: ` … ${steeredAway}` };
          return;
        }
        const end = Math.max(...['.', '!', '?', '\n'].map((mark) => sentence.lastIndexOf(mark)));
        sentence = sentence.slice(Math.max(end + 1, sentence.length - mostLookedAt));
      }
      yield step;
    }
  },
});

/**
 * Records the duration of each stage of a reply: the queue, the time until the first word, and the time until the
 * first sentence can be spoken.
 */
export async function* timedReply(
  steps: AsyncIterable<PartnerStep>,
  arrivedAt: number | undefined,
  times: Times,
): AsyncIterable<PartnerStep> {
  const asked = times.ticks();
  if (arrivedAt !== undefined) times.note('queue', asked - arrivedAt);
  let text = '';
  let first: number | null = null;
  let sentence = false;
  const heardSentence = () => {
    if (first !== null && !sentence) times.note('first-sentence', times.ticks() - first);
    sentence = true;
  };
  for await (const step of steps) {
    if (step.type === 'text') {
      text += step.text;
      if (first === null) {
        first = times.ticks();
        times.note('first-token', first - asked);
      }
      // A sentence is complete when the next sentence begins or the reply ends.
      if (!sentence && sentenceSpans(text).length > 1) heardSentence();
    }
    yield step;
  }
  heardSentence();
}
