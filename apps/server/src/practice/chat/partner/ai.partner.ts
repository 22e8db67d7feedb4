import type { CorrectionCode } from '@pratik/contract/feedback';
import { overhear } from '@pratik/dialogue/dialogue';
import type { WordLevels } from '@pratik/dialogue/level/word-levels';
import { goalsOf } from '@pratik/dialogue/policy/goals';
import type { Scenarios } from '../../../curriculum/scenarios.service.ts';
import type { Ai } from '../../../platform/ai/ai.ts';
import { withinBudget } from '../../../platform/ai/ai-spending.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { steeredAway } from '../reply/reply-partner.ts';
import { asks, continuationOf } from './continuation.ts';
import { isGoodbye } from './goodbye.ts';
import { allowedWords } from './level/allowed-words.ts';
import { limitToLevel } from './level/limited-reply.ts';
import type { Exchange, Partner, PartnerStep, SaidTurn } from './partner.ts';
import {
  easierPrompt,
  overflowing,
  type PromptSetting,
  recapPrompt,
  repliesBetweenRequests,
  replyPrompt,
} from './prompt.ts';
import { repeaterOf } from './repeats.ts';

export type AiPartnerParts = {
  ai: Ai;
  scenarios: Scenarios;
  recentErrors(learner: Exchange['learner']): Promise<readonly CorrectionCode[]>;
  /** Returns the facts from earlier conversations of a learner who agreed to this; otherwise an empty list. */
  remembered(userId: string): Promise<readonly string[]>;
  namesOf(userId: string): Promise<readonly string[]>;
  /** Returns the CEFR levels of words, with which each sentence of a reply is checked against the learner’s level. */
  wordLevels(): Promise<WordLevels>;
  /** The partner whose reply is used when no sentence of the model is easy enough. */
  offline: Partner;
};

/** Maximum number of tokens of an easier version of a reply. */
const easierTokens = 200;
/** Maximum number of conversations for which `askedAgain` remembers the last request for an easier version. */
const mostRemembered = 2000;

/**
 * Returns the state of the dialogue engine after the learner’s message. The state marks goals as reached, contains
 * facts to remember, and lets the offline partner continue. Null in error practice, which has no scenario.
 */
const overheard = (scenarios: Scenarios, exchange: Exchange, turns: readonly SaidTurn[]) => {
  const { conversation, said } = exchange;
  const scenario = scenarios.find(conversation.scenario_id ?? '');
  if (!scenario) return null;
  const before = turns.findLast(({ speaker }) => speaker === 'partner')?.text ?? '';
  return overhear(scenario, conversation.partner_state, before, { text: said, corrections: [] });
};

/** The goals that the learner has not met yet, in English. */
const openGoals = (
  scenarios: Scenarios,
  { scenario_id, partner_state }: Exchange['conversation'],
): string[] => {
  const scenario = scenarios.find(scenario_id ?? '');
  return scenario
    ? goalsOf(scenario, partner_state)
        .filter(({ met }) => !met)
        .map(({ text }) => text.en)
    : [];
};

/** Creates the partner that replies through the configured AI provider. */
export const createAiPartner = ({
  ai,
  scenarios,
  recentErrors,
  remembered,
  namesOf,
  wordLevels,
  offline,
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
    goals: openGoals(scenarios, conversation),
    reply: conversation.learner_turns,
  });

  /**
   * The number of the last reply for which the model was asked for an easier version, by conversation id. The map is
   * not stored, so after a restart the model may be asked once more than the limit allows.
   */
  const askedAgain = new Map<string, number>();
  const mayAskAgain = ({ id, learner_turns }: Exchange['conversation']): boolean => {
    const before = askedAgain.get(id);
    if (before !== undefined && learner_turns - before < repliesBetweenRequests) return false;
    askedAgain.delete(id);
    askedAgain.set(id, learner_turns);
    const [oldest] = askedAgain.keys();
    if (askedAgain.size > mostRemembered && oldest !== undefined) askedAgain.delete(oldest);
    return true;
  };

  /**
   * Yields the offline partner’s reply, or the part of it that completes an AI reply whose difficult sentences were
   * left out.
   */
  async function* withOffline(
    exchange: Exchange,
    signal: AbortSignal,
    shown: string,
  ): AsyncIterable<PartnerStep> {
    let move = '';
    const after: PartnerStep[] = [];
    for await (const step of offline.reply(exchange, signal)) {
      if (step.type === 'text') move += step.text;
      else after.push(step);
    }
    if (shown === '') yield { type: 'writer', writer: { partner: 'offline', away: 'above-level' } };
    const rest = continuationOf(shown, move);
    if (rest !== '') yield { type: 'text', text: rest };
    yield* after;
  }

  return {
    kind: 'ai',
    async *reply(exchange, signal): AsyncIterable<PartnerStep> {
      const [setting, turns] = await Promise.all([settingOf(exchange), exchange.turns()]);
      const { conversation, learner } = exchange;
      const prompt = replyPrompt(setting, conversation.recap, turns, exchange.closing);
      const [system] = prompt;
      const repeats = repeaterOf(system?.content ?? '');
      let repeated = false;
      async function* written(asked: typeof prompt, maxTokens?: number): AsyncGenerator<string> {
        const options = maxTokens === undefined ? {} : { maxTokens };
        for await (const step of withinBudget(ai, 'chat', learner, asked, signal, options)) {
          if (step.type !== 'text') continue;
          repeated = repeats(step.text);
          if (repeated) return;
          yield step.text;
        }
      }
      /**
       * Yields an easier version of `rest`. If the second request to the AI fails, yields `rest` itself, which is then
       * simplified with the word table.
       */
      async function* again(rest: string, words: readonly string[]): AsyncGenerator<string> {
        // When the model repeated its instructions, no easier version is requested, because the reply ends there.
        if (repeated) return;
        if (!mayAskAgain(conversation)) return yield rest;
        const most = Math.min(easierTokens, ai.client.maxReplyTokens);
        let begun = false;
        try {
          for await (const text of written(easierPrompt(setting, rest, words), most)) {
            begun = true;
            yield text;
          }
        } catch (error) {
          if (begun || signal.aborted || !(error instanceof Problem)) throw error;
          yield rest;
        }
      }
      const limits = {
        level: conversation.level,
        levels: await wordLevels(),
        allowed: allowedWords(turns, scenarios.find(conversation.scenario_id ?? '')),
      };
      const sentences = limitToLevel(written(prompt), { ...limits, again });
      let next = await sentences.next();
      for (; !next.done; next = await sentences.next()) yield { type: 'text', text: next.value };
      if (repeated) {
        yield { type: 'text', text: ` … ${steeredAway}` };
        return;
      }
      const { shown: reply, dropped } = next.value;
      if (reply === '' || (dropped && !exchange.closing && !asks(reply))) {
        yield* withOffline(exchange, signal, reply);
        return;
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
