import type { AiAway } from '@pratik/contract/chat';
import { Problem } from '../../platform/http/problem.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Partner } from './partner.ts';

/**
 * The AI partner, with the offline partner for replies the AI cannot begin: nobody waits for a service that is away. A
 * reply of which words have been read is not begun anew; it ends as cut. Without an AI partner (the service is no longer
 * configured) the offline partner writes every reply.
 */
export const withFallback = (ai: Partner | undefined, offline: Partner, log: Pick<Log, 'info'>): Partner => ({
  ...ai,
  kind: 'ai',
  async *reply(exchange, signal) {
    let away: AiAway = 'unavailable';
    let begun = false;
    try {
      if (!ai) throw new Problem('partner-failed');
      for await (const step of ai.reply(exchange, signal)) {
        if (step.type === 'text' && step.text !== '') begun = true;
        yield step;
      }
      return;
    } catch (error) {
      if (begun || signal.aborted || !(error instanceof Problem)) throw error;
      if (error.problem === 'ai-cap-reached') away = 'cap-reached';
      log.info({ conversationId: exchange.conversation.id, away }, 'offline partner answers for the AI');
    }
    yield { type: 'writer', writer: { partner: 'offline', away } };
    yield* offline.reply(exchange, signal);
  },
});
