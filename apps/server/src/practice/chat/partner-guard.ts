import { isUnfitForPartner } from '@pratik/feedback/safety/check';
import type { Log } from '../../platform/log/log.ts';
import type { Partner } from './partner.ts';

/** Replaces text that the partner must not say. */
export const steeredAway = 'Let’s talk about something else. What did you do today?';

/** A sentence that does not end is looked at again with each piece: not all of it, or its length would count twice. */
const mostLookedAt = 600;

/**
 * Checks the partner’s text before a learner reads or hears it. At the first unsuitable text the reply ends with a
 * change of topic.
 */
export const guarded = (partner: Partner, log: Pick<Log, 'warn'>): Partner => ({
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
