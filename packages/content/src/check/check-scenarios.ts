import type { Scenario, ScenarioQuestion } from '../kinds/scenario.ts';
import type { ErrorPractice } from '../read/error-practice.ts';
import type { ContentError } from '../read/files.ts';
import { checkApostrophes } from './apostrophes.ts';

/**
 * This module checks rules for scenarios that a schema cannot express: enough material for eight minutes, no repeated
 * sentences, and no unreachable parts.
 */

export const LEAST_MOVES = 24;
export const LEAST_FREE_TOPICS = 40;

type Said = { item: string; line: string };

const LONGEST_SENTENCE: Partial<Record<Scenario['level'], number>> = { A1: 15, A2: 20 };
const ENGLISH = /^[\x20\x21\x23-\x26\x28-\x7e’“”…éçğıöşüâîÇĞİÖŞÜ]+$/;
const TURKISH = /^[a-zçğıöşüâîûA-ZÇĞİÖŞÜÂÎÛ0-9 .,;:!?’“”()…–-]+$/;
const TURKISH_OWN = /[çğıöşüÇĞİÖŞÜ]/g;

function questionsOf(scenario: Scenario): { item: string; question: ScenarioQuestion }[] {
  return [
    ...scenario.steps.map((question) => ({ item: `steps.${question.id}`, question })),
    ...scenario.complications.map((question) => ({ item: `complications.${question.id}`, question })),
    ...scenario.followUps.flatMap(({ id, chain }) =>
      chain.map((question, index) => ({ item: `followUps.${id}.${index + 1}`, question })),
    ),
  ];
}

function linesOf(scenario: Scenario): Said[] {
  const of = (item: string, lines: readonly string[] | undefined): Said[] =>
    (lines ?? []).map((line) => ({ item, line }));
  return [
    ...of('opening', scenario.opening),
    ...questionsOf(scenario).flatMap(({ item, question }) => [
      ...of(item, question.asks),
      ...question.expects.flatMap(({ intent, replies }) => of(`${item}.${intent}`, replies)),
      ...of(`${item}.yes`, question.yes),
      ...of(`${item}.no`, question.no),
      ...of(`${item}.otherwise`, question.otherwise),
      ...of(`${item}.probe`, question.probe),
      ...of(`${item}.mine`, question.mine),
      ...of(`${item}.fallback`, question.fallback),
    ]),
    ...scenario.answers.flatMap(({ intent, replies }) => of(`answers.${intent}`, replies)),
    ...of('acks', scenario.acks),
    ...of('unclear', scenario.unclear),
    ...of('dontKnow', scenario.dontKnow),
    ...of('wrapUp', scenario.wrapUp),
    ...scenario.followUps.flatMap(({ id, enter }) => of(`followUps.${id}.enter`, enter)),
    ...of('closing', scenario.closing),
    ...sceneLinesOf(scenario, of),
  ];
}

/**
 * Returns all sentences that the partner says about the persona and about the things in the scene, and all
 * sentences of the endings.
 */
function sceneLinesOf(
  { persona, world, endings }: Scenario,
  of: (item: string, lines: readonly string[] | undefined) => Said[],
): Said[] {
  return [
    ...Object.entries(persona?.facts ?? {}).flatMap(([fact, lines]) => of(`persona.${fact}`, lines)),
    ...Object.entries(world).flatMap(([id, { names: _, ...aspects }]) =>
      Object.entries(aspects).flatMap(([aspect, lines]) => of(`world.${id}.${aspect}`, lines)),
    ),
    ...endings.flatMap(({ say }, index) => of(`endings.${index + 1}`, say)),
  ];
}

function turkishOf(scenario: Scenario): Said[] {
  return [
    { item: 'title.tr', line: scenario.title.tr },
    { item: 'learnerRole.tr', line: scenario.learnerRole.tr },
    { item: 'partnerRole.role.tr', line: scenario.partnerRole.role.tr },
    { item: 'goal.tr', line: scenario.goal.tr },
    ...scenario.phrases.map(({ tr }, index) => ({ item: `phrases.${index + 1}.tr`, line: tr })),
    ...questionsOf(scenario).flatMap(({ item, question }) =>
      question.hints.map(({ tr }) => ({ item: `${item}.hints.tr`, line: tr })),
    ),
  ];
}

/** Returns all errors of one scenario. `item` contains the scenario id and the path of the error in the scenario. */
export function checkScenario(scenario: Scenario): { item: string; reason: string }[] {
  return [
    ...checkLength(scenario),
    ...checkLines(scenario),
    ...checkQuestions(scenario),
    ...checkScene(scenario),
    ...checkTurkish(scenario),
    ...checkApostrophes(scenario),
  ].map(({ item, reason }) => ({ item: `${scenario.id} ${item}`, reason }));
}

type ItemError = { item: string; reason: string };

function checkLength(scenario: Scenario): ItemError[] {
  const moves = new Set(questionsOf(scenario).flatMap(({ question }) => question.asks.slice(0, 1))).size;
  const errors: ItemError[] = [];
  if (moves < LEAST_MOVES)
    errors.push({ item: 'steps', reason: `only ${moves} questions, ${LEAST_MOVES} fill eight minutes` });
  if (scenario.kind === 'free') {
    if (scenario.followUps.length < LEAST_FREE_TOPICS)
      errors.push({ item: 'followUps', reason: `free talk needs ${LEAST_FREE_TOPICS} topics` });
    if (!scenario.levels?.includes(scenario.level))
      errors.push({ item: 'levels', reason: 'must hold the level of the file' });
  } else {
    if (scenario.wrapUp.length === 0) errors.push({ item: 'wrapUp', reason: 'missing' });
    if (scenario.levels) errors.push({ item: 'levels', reason: 'is for free talk only' });
  }
  return errors;
}

const plainForm = (line: string): string =>
  line
    .toLowerCase()
    .replace(/[^\p{L}\p{N}{}]+/gu, ' ')
    .trim();

function checkLines(scenario: Scenario): ItemError[] {
  const errors: ItemError[] = [];
  const seen = new Map<string, string>();
  const names = new Set([...Object.keys(scenario.slots), 'learner', 'answer']);
  const longest = LONGEST_SENTENCE[scenario.level];
  for (const { item, line } of linesOf(scenario)) {
    const twin = seen.get(plainForm(line));
    if (twin) errors.push({ item, reason: `the same line as in ${twin}: ${line}` });
    seen.set(plainForm(line), item);
    if (!ENGLISH.test(line) || line !== line.normalize('NFC'))
      errors.push({ item, reason: `a strange character: ${line}` });
    for (const [, name = ''] of line.matchAll(/\{([^}]*)\}/g))
      if (!names.has(name)) errors.push({ item, reason: `unknown {${name}}` });
    if (line.includes('{answer}') && !(line.startsWith('{answer}') && item.endsWith('.otherwise')))
      errors.push({ item, reason: '{answer} may only begin a line of otherwise' });
    if (/^(?:wrapUp|closing|followUps\.[^.]+\.enter)$/.test(item) && line.endsWith('?'))
      errors.push({ item, reason: `must not end with a question: ${line}` });
    for (const sentence of longest === undefined ? [] : line.split(/[.!?…]+\s*/))
      if (sentence.split(/\s+/).length > (longest ?? 0))
        errors.push({ item, reason: `too long a sentence for ${scenario.level}: ${sentence}` });
  }
  return errors;
}

function checkQuestions(scenario: Scenario): ItemError[] {
  const errors: ItemError[] = [];
  const slots = scenario.slots;
  const attainable = (slot: string): Set<string> =>
    new Set([
      ...Object.keys(slots[slot]?.values ?? {}),
      ...questionsOf(scenario).flatMap(({ question }) =>
        question.expects.flatMap(({ keep }) => (keep?.[slot] === undefined ? [] : [keep[slot]])),
      ),
    ]);
  const ids = [
    ...scenario.steps.map(({ id }) => `step ${id}`),
    ...scenario.followUps.map(({ id }) => `topic ${id}`),
  ];
  for (const id of ids.filter((one, index) => ids.indexOf(one) !== index))
    errors.push({ item: id, reason: 'comes twice' });
  for (const { item, question } of questionsOf(scenario)) {
    const patterns = new Map<string, string>();
    const heardHere = (slot: string): boolean =>
      (question.fills?.includes(slot) ?? false) || (slots[slot]?.early ?? false);
    for (const slot of question.fills ?? [])
      if (!slots[slot]) errors.push({ item, reason: `fills an unknown slot ${slot}` });
    if (question.fills && (!question.fallback || question.hints.length === 0))
      errors.push({ item, reason: 'asks for a slot: needs a fallback and a hint' });
    for (const [slot, values] of Object.entries(question.onlyIf ?? {}))
      if (![values].flat().some((value) => attainable(slot).has(value)))
        errors.push({ item, reason: `onlyIf ${slot}: never has this value` });
    for (const expectation of question.expects) {
      for (const slot of Object.keys(expectation.keep ?? {}))
        if (!slots[slot]) errors.push({ item, reason: `keeps an unknown slot ${slot}` });
      const fresh = expectation.patterns.filter((pattern) => !patterns.has(pattern));
      if (fresh.length === 0)
        errors.push({ item, reason: `intent ${expectation.intent} can never be reached` });
      for (const pattern of expectation.patterns) {
        const other = patterns.get(pattern);
        if (other) errors.push({ item, reason: `"${pattern}" belongs to ${other} already` });
        patterns.set(pattern, expectation.intent);
        for (const [, slot = ''] of pattern.matchAll(/\{([^}]*)\}/g))
          if (!heardHere(slot)) errors.push({ item, reason: `{${slot}} is not listened for here` });
      }
    }
  }
  return errors;
}

/** Minimum number of learner questions for which a scenario with a persona must have answers. */
export const LEAST_ANSWERS = 30;

/**
 * Checks that a scenario with a persona has enough answers to questions of the learner, and that goals,
 * complications and endings name only steps and slots that exist.
 */
function checkScene(scenario: Scenario): ItemError[] {
  const { persona, world, goals, complications, endings, steps, slots, answers } = scenario;
  const errors: ItemError[] = [];
  const ids = new Set(steps.map(({ id }) => id));
  const missing = (item: string, names: readonly string[], known: { has(name: string): boolean }): void => {
    for (const name of names) if (!known.has(name)) errors.push({ item, reason: `names an unknown ${name}` });
  };
  const slotNames = new Set(Object.keys(slots));
  for (const goal of goals) {
    missing(`goals.${goal.id}`, goal.steps, ids);
    missing(`goals.${goal.id}`, goal.slots, slotNames);
  }
  for (const { id, after } of complications) missing(`complications.${id}`, [after], ids);
  for (const [index, { onlyIf }] of endings.entries())
    missing(`endings.${index + 1}`, Object.keys(onlyIf), slotNames);
  if (!persona) return errors;
  const described = Object.values(world).reduce((sum, thing) => sum + Object.keys(thing).length - 1, 0);
  const answered = Object.keys(persona.facts).length + described + answers.length;
  if (answered < LEAST_ANSWERS)
    errors.push({ item: 'persona', reason: `answers only ${answered} questions, at least ${LEAST_ANSWERS}` });
  if (scenario.kind !== 'free') {
    if (goals.length < 2) errors.push({ item: 'goals', reason: 'fewer than two' });
    if (complications.length === 0) errors.push({ item: 'complications', reason: 'missing' });
    if (endings.length === 0) errors.push({ item: 'endings', reason: 'missing' });
  }
  return errors;
}

function checkTurkish(scenario: Scenario): ItemError[] {
  const errors: ItemError[] = [];
  const all = turkishOf(scenario);
  for (const { item, line } of all)
    if (!TURKISH.test(line) || line !== line.normalize('NFC'))
      errors.push({ item, reason: `not Turkish letters: ${line}` });
  const letters = all.map(({ line }) => line.replace(/[^\p{L}]/gu, '')).join('');
  const share = (letters.match(TURKISH_OWN)?.length ?? 0) / Math.max(1, letters.length);
  // A short text varies more in its share of Turkish letters than a long text. Therefore this check of one scenario
  // accepts a wider range than the check of whole files.
  if (share < 0.06 || share > 0.2)
    errors.push({ item: 'Turkish', reason: `ç ğ ı ö ş ü make up ${(share * 100).toFixed(1)} %` });
  return errors;
}

/** Returns the errors of all scenarios of the library. */
export function checkScenarios(scenarios: readonly Scenario[]): ContentError[] {
  return scenarios.flatMap((scenario) =>
    checkScenario(scenario).map(({ item, reason }) => ({ file: `${scenario.id}.yaml`, item, reason })),
  );
}

/** Returns errors in the error-practice prompts, such as repeated prompts and unexpected characters. */
export function checkErrorPractice(practice: ErrorPractice): ItemError[] {
  const errors = checkApostrophes(practice);
  const seen = new Set<string>();
  for (const { code, easy, harder } of practice.points) {
    for (const { say, model } of [...easy, ...harder]) {
      if (seen.has(plainForm(say))) errors.push({ item: code, reason: `comes twice: ${say}` });
      seen.add(plainForm(say));
      if (!ENGLISH.test(say + model)) errors.push({ item: code, reason: `a strange character: ${say}` });
    }
  }
  return errors;
}
