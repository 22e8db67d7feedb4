import { sentenceSpans } from '@pratik/contract/sentences';
import type { Partner, PartnerStep } from './partner.ts';
import type { VoiceTimes } from './voice/times.service.ts';

type Times = Pick<VoiceTimes, 'ticks' | 'note'>;

/** Records the stages of a reply: the queue, the first word, and the first sentence that can be spoken. */
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
      // A sentence is complete when the next one begins or the reply ends.
      if (!sentence && sentenceSpans(text).length > 1) heardSentence();
    }
    yield step;
  }
  heardSentence();
}

/** Wraps partners so that their reply times are measured from the arrival of the message. */
export const createReplyTimes = (times: Times) => {
  const arrivals = new Map<string, number>();
  return {
    /** Records the arrival of a message. The record is removed when sending fails, because then no reply follows. */
    async arrived<T>(conversationId: string, send: () => Promise<T>): Promise<T> {
      arrivals.set(conversationId, times.ticks());
      try {
        return await send();
      } catch (error) {
        arrivals.delete(conversationId);
        throw error;
      }
    },
    timed: (partner: Partner): Partner => ({
      ...partner,
      reply(exchange, signal) {
        const { id } = exchange.conversation;
        const arrivedAt = arrivals.get(id);
        arrivals.delete(id);
        return timedReply(partner.reply(exchange, signal), arrivedAt, times);
      },
    }),
  };
};
