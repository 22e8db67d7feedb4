import type { Scenario } from '@pratik/content/kinds/scenario';
import { tokensOf } from '@pratik/content/meaning/tokens';
import type { SaidTurn } from '../partner.ts';

const wordsOf = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => tokensOf(text).map(({ lower }) => lower));

/** Words that may be used at any level: what the learner said, and what the scenario is about. */
export const allowedWords = (
  turns: readonly SaidTurn[],
  scenario: Scenario | undefined,
): ReadonlySet<string> =>
  new Set([
    ...wordsOf(turns.filter(({ speaker }) => speaker === 'learner').map(({ text }) => text)),
    ...wordsOf(
      scenario
        ? [
            scenario.title.en,
            scenario.goal.en,
            scenario.partnerRole.role.en,
            ...scenario.phrases.map(({ en }) => en),
            ...scenario.steps.flatMap(({ asks }) => asks),
          ]
        : [],
    ),
  ]);
