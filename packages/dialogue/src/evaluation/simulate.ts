import type { Scenario } from '@pratik/content/kinds/scenario';
import { type Knowledge, nextMove, openConversation } from '../dialogue.ts';
import { startDraft } from '../generation/draft.ts';
import { questionOf } from '../policy/agenda.ts';
import type { Fact } from '../state/facts.ts';
import { hear } from '../understanding/hearing.ts';
import { metaIn } from '../understanding/meta.ts';
import { signalsOf } from '../understanding/signals.ts';
import { type LearnerProfile, nextMessage } from './learners.ts';

/** One message of a simulated learner, with the partner’s messages before and after it. */
export type Exchange = {
  scenario: Scenario;
  profile: string;
  before: string;
  message: string;
  reply: string;
  asks: boolean;
  floor: boolean;
  facts: readonly Fact[];
  ms: number;
};

export function simulate(
  scenario: Scenario,
  profile: LearnerProfile,
  seed: number,
  turns: number,
  knowledge: Knowledge,
): Exchange[] {
  let { text, state } = openConversation(scenario, seed, 'Elif');
  const exchanges: Exchange[] = [];
  for (let turn = 0; turn < turns && !state.closed; turn += 1) {
    const question = questionOf(startDraft(scenario, state), state.pending);
    const examples = (state.opening === 'question' ? question?.hints : undefined)?.map(({ en }) => en) ?? [];
    const message = nextMessage(profile, { said: text, examples, turn, seed });
    const start = performance.now();
    const move = nextMove(
      scenario,
      state,
      { text: message, corrections: [] },
      { ...knowledge, closing: false },
    );
    const ms = performance.now() - start;
    const { opening, turn: number } = move.state;
    exchanges.push({
      scenario,
      profile: profile.name,
      before: text,
      message,
      reply: move.text,
      asks: signalsOf(hear(message)).question && metaIn(hear(message)) === null,
      floor: opening === 'floor' || opening === 'follow-up',
      facts: move.state.facts.filter((fact) => fact.turn === number),
      ms,
    });
    ({ text, state } = move);
  }
  return exchanges;
}
