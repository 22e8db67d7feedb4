import type { Scenario } from '@pratik/content/kinds/scenario';
import type { ScenarioCard } from '@pratik/contract/chat';
import { type CefrLevel, cefrLevels } from '@pratik/contract/common';
import { buildLexicon, type Lexicon, type LexiconWord } from '@pratik/dialogue/understanding/lexicon';
import type { Db } from '../platform/db/database.ts';
import { selectPublished, selectRetired } from './items.store.ts';
import { selectKnownWords } from './look-up.store.ts';

export type { Scenario } from '@pratik/content/kinds/scenario';

export type Scenarios = {
  /** Returns the role-plays and topics that a learner can choose from, easiest level first. */
  cards(): readonly ScenarioCard[];
  card(id: string): ScenarioCard | null;
  find(id: string): Scenario | undefined;
  /** Returns the scenario for free conversation at a level. */
  freeTalk(level: CefrLevel): Scenario | undefined;
  /** Returns the English–Turkish and Turkish–English words that the offline partner uses. */
  lexicon(): Lexicon;
};

const cardOf = (scenario: Scenario | undefined): ScenarioCard | null =>
  !scenario || scenario.kind === 'free'
    ? null
    : {
        id: scenario.id,
        level: scenario.level,
        kind: scenario.kind,
        title: scenario.title,
        goal: scenario.goal,
        learnerRole: scenario.learnerRole,
        partnerName: scenario.partnerRole.name,
        partnerFace: scenario.partnerRole.face ?? null,
        scene: scenario.scene ?? null,
        phrases: scenario.phrases,
      };

const distance = (a: CefrLevel, b: CefrLevel) => Math.abs(cefrLevels.indexOf(a) - cefrLevels.indexOf(b));

/**
 * Provides scenarios. A retired scenario is available only to learners who already have a conversation with this
 * scenario.
 */
export const scenariosOf = (
  all: readonly Scenario[],
  retired: readonly Scenario[] = [],
  words: readonly LexiconWord[] = [],
): Scenarios => {
  let lexicon: Lexicon | undefined;
  const byId = new Map([...retired, ...all].map((scenario) => [scenario.id, scenario]));
  const cards = all
    .map(cardOf)
    .filter((card) => card !== null)
    .sort((a, b) => cefrLevels.indexOf(a.level) - cefrLevels.indexOf(b.level));
  const free = all.filter((scenario) => scenario.kind === 'free');
  return {
    cards: () => cards,
    card: (id) => cardOf(byId.get(id)),
    find: (id) => byId.get(id),
    freeTalk: (level) =>
      free.find((scenario) => (scenario.levels ?? [scenario.level]).includes(level)) ??
      free.toSorted((a, b) => distance(a.level, level) - distance(b.level, level))[0],
    lexicon: () => {
      lexicon ??= buildLexicon(words);
      return lexicon;
    },
  };
};

/** Loads the current scenarios of the curriculum into memory. */
export const loadScenarios = async (db: Db): Promise<Scenarios> => {
  const [published, retired, words] = await Promise.all([
    selectPublished(db, 'scenario', {}),
    selectRetired(db, 'scenario'),
    selectKnownWords(db),
  ]);
  return scenariosOf(
    published.map(({ body }) => body),
    retired.map(({ body }) => body),
    words,
  );
};
