import type { CorrectionCode } from '@pratik/contract/feedback';
import { overhear } from '@pratik/dialogue/dialogue';
import type { Scenarios } from '../../../curriculum/scenarios.service.ts';
import type { Ai } from '../../../platform/ai/ai.ts';
import { withinBudget } from '../../../platform/ai/ai-spending.ts';
import { steeredAway } from '../reply/reply-partner.ts';
import { isGoodbye } from './goodbye.ts';
import type { Exchange, Partner, PartnerStep, SaidTurn } from './partner.ts';
import { overflowing, type PromptSetting, recapPrompt, replyPrompt } from './prompt.ts';
import { repeaterOf } from './repeats.ts';

export type AiPartnerParts = {
  ai: Ai;
  scenarios: Scenarios;
  recentErrors(learner: Exchange['learner']): Promise<readonly CorrectionCode[]>;
  /** Facts of earlier conversations, for learners who agreed to it. */
  remembered(userId: string): Promise<readonly string[]>;
  namesOf(userId: string): Promise<readonly string[]>;
};

/**
 * The state of the dialogue engine after the learner’s message, so that goals are ticked, facts are remembered, and
 * the offline partner can continue. Null in error practice, which has no scenario.
 */
const overheard = (scenarios: Scenarios, exchange: Exchange, turns: readonly SaidTurn[]) => {
  const { conversation, said } = exchange;
  const scenario = scenarios.find(conversation.scenario_id ?? '');
  if (!scenario) return null;
  const before = turns.findLast(({ speaker }) => speaker === 'partner')?.text ?? '';
  return overhear(scenario, conversation.partner_state, before, { text: said, corrections: [] });
};

/** The partner that answers with the configured AI provider. */
export const createAiPartner = ({
  ai,
  scenarios,
  recentErrors,
  remembered,
  namesOf,
}: AiPartnerParts): Partner => {
  const settingOf = async ({ conversation, learner, dose }: Exchange): Promise<PromptSetting> => ({
    dose: await dose(),
    level: conversation.level,
    names: await namesOf(learner.id),
    partnerName: conversation.partner_name,
    brief: scenarios.find(conversation.scenario_id ?? '')?.brief ?? null,
    practise: conversation.codes,
    recentErrors: await recentErrors(learner),
    remembered: conversation.kind === 'free' ? await remembered(learner.id) : [],
  });

  return {
    kind: 'ai',
    async *reply(exchange, signal): AsyncIterable<PartnerStep> {
      const [setting, turns] = await Promise.all([settingOf(exchange), exchange.turns()]);
      const prompt = replyPrompt(setting, exchange.conversation.recap, turns, exchange.closing);
      const [system] = prompt;
      const repeats = repeaterOf(system?.content ?? '');
      let reply = '';
      for await (const step of withinBudget(ai, 'chat', exchange.learner, prompt, signal)) {
        if (step.type !== 'text') continue;
        reply += step.text;
        if (repeats(step.text)) {
          yield { type: 'text', text: ` … ${steeredAway}` };
          return;
        }
        yield step;
      }
      const state = overheard(scenarios, exchange, turns);
      if (state) yield { type: 'memory', memory: state };
      if (isGoodbye(exchange.said) && isGoodbye(reply)) yield { type: 'goodbye' };
    },
    async recap(exchange, signal) {
      const old = overflowing(await exchange.turns());
      const last = old.at(-1);
      if (!last) return null;
      const prompt = recapPrompt(exchange.conversation.recap, old, await namesOf(exchange.learner.id));
      let recap = '';
      for await (const step of withinBudget(ai, 'chat', exchange.learner, prompt, signal)) {
        if (step.type === 'text') recap += step.text;
      }
      return { recap, until: last.position };
    },
  };
};
