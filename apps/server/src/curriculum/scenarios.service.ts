import { readScenarios } from '@pratik/content/read/read-scenarios';
import type { Scenario } from '@pratik/content/kinds/scenario';
import type { ScenarioCard } from '@pratik/contract/chat';
import { type CefrLevel, cefrLevels } from '@pratik/contract/common';
import type { Log } from '../platform/log/log.ts';

export type { Scenario } from '@pratik/content/kinds/scenario';

export type Scenarios = {
  /** Role-plays and topics a learner may choose from, easiest level first. */
  cards(): readonly ScenarioCard[];
  card(id: string): ScenarioCard | null;
  find(id: string): Scenario | undefined;
  /** What free talk at a level is made of. */
  freeTalk(level: CefrLevel): Scenario | undefined;
};

const cardOf = (scenario: Scenario): ScenarioCard | null =>
  scenario.kind === 'free'
    ? null
    : {
        id: scenario.id,
        level: scenario.level,
        kind: scenario.kind,
        title: scenario.title,
        goal: scenario.goal,
        learnerRole: scenario.learnerRole,
        partnerName: scenario.partnerRole.name,
        phrases: scenario.phrases,
      };

const distance = (a: CefrLevel, b: CefrLevel) => Math.abs(cefrLevels.indexOf(a) - cefrLevels.indexOf(b));

/** Serves scenarios that have been read. */
export const scenariosOf = (all: readonly Scenario[]): Scenarios => {
  const byId = new Map(all.map((scenario) => [scenario.id, scenario]));
  const cards = all
    .map(cardOf)
    .filter((card) => card !== null)
    .sort((a, b) => cefrLevels.indexOf(a.level) - cefrLevels.indexOf(b.level));
  const free = all.filter((scenario) => scenario.kind === 'free');
  return {
    cards: () => cards,
    card: (id) => cards.find((card) => card.id === id) ?? null,
    find: (id) => byId.get(id),
    freeTalk: (level) =>
      free.find((scenario) => (scenario.levels ?? [scenario.level]).includes(level)) ??
      free.toSorted((a, b) => distance(a.level, level) - distance(b.level, level))[0],
  };
};

/** Reads the library's scenarios. One that cannot be read is left out and named in the log. */
export const loadScenarios = (log: Log): Scenarios => {
  const { scenarios, faults } = readScenarios();
  for (const fault of faults) log.error({ fault }, 'scenario left out');
  return scenariosOf(scenarios);
};
