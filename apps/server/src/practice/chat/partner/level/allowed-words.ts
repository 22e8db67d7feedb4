import type { Scenario } from '@pratik/content/kinds/scenario';
import { tokensOf } from '@pratik/content/meaning/tokens';
import type { SaidTurn } from '../partner.ts';

const wordsOf = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => tokensOf(text).map(({ lower }) => lower));

/** Returns the words that a reply may contain at any level: the learner’s words and the words of the scenario. */
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
