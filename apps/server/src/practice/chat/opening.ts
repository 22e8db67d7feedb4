import type { ConversationKind } from '@pratik/contract/chat';
import type { CefrLevel } from '@pratik/contract/common';
import type { CorrectionCode } from '@pratik/contract/feedback';
import { openConversation } from '@pratik/dialogue/dialogue';
import { openErrorPractice } from '@pratik/dialogue/policy/error-practice';
import type { RememberedFact } from '@pratik/dialogue/state/memory';
import type { Scenarios } from '../../curriculum/scenarios.service.ts';
import { Problem } from '../../platform/http/problem.ts';

export type Wish = {
  conversationId: string;
  kind: ConversationKind;
  scenarioId: string | undefined;
  level: CefrLevel | undefined;
};

export type Opening = {
  scenarioId: string | null;
  partnerName: string;
  level: CefrLevel;
  text: string;
  memory: unknown;
};

const practiceName = 'Pratik';

/**
 * Returns the seed that chooses one of the author’s alternative openings. The same conversation always has the same
 * seed.
 */
const seedOf = (conversationId: string): number => Number.parseInt(conversationId.slice(0, 8), 16);

/**
 * Returns the opening of a conversation, which a human author wrote; it is the same for every partner.
 * @throws Problem not-found when the scenario does not exist
 */
export const openingOf = (
  scenarios: Scenarios,
  wish: Wish,
  learner: {
    name: string;
    level: CefrLevel;
    codes: readonly CorrectionCode[];
    /** Facts about the learner from earlier conversations. */
    remembered: readonly RememberedFact[];
  },
): Opening => {
  const seed = seedOf(wish.conversationId);
  const level = wish.level ?? learner.level;
  if (wish.kind === 'errors') {
    const { text, state } = openErrorPractice(learner.codes, level, seed, learner.name);
    return { scenarioId: null, partnerName: practiceName, level, text, memory: state };
  }
  const scenario = wish.kind === 'free' ? scenarios.freeTalk(level) : scenarios.find(wish.scenarioId ?? '');
  if (!scenario || (wish.kind === 'scenario' && scenario.kind === 'free')) throw new Problem('not-found');
  const { text, state } = openConversation(scenario, seed, learner.name, learner.remembered);
  return {
    scenarioId: scenario.id,
    partnerName: scenario.partnerRole.name,
    level: wish.kind === 'free' ? level : scenario.level,
    text,
    memory: state,
  };
};
