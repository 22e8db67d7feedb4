import { describe, expect, it } from 'vitest';
import type { Scenario } from '../kinds/scenario.ts';
import { errorPractice, readErrorPractice } from '../read/error-practice.ts';
import { readScenarios } from '../read/read-scenarios.ts';
import { checkErrorPractice, checkScenario, checkScenarios } from './check-scenarios.ts';

const { scenarios, errors } = readScenarios();

function shipped(id: string): Scenario {
  const found = scenarios.find((scenario) => scenario.id === id);
  if (!found) throw new Error(`the library contains no scenario ${id}`);
  return structuredClone(found);
}

const reasons = (scenario: Scenario): string =>
  checkScenario(scenario)
    .map(({ reason }) => reason)
    .join('\n');

describe('scenario library', () => {
  it('passes all scenario checks', () => {
    expect(errors).toEqual([]);
    expect(checkScenarios(scenarios)).toEqual([]);
    expect(readErrorPractice().errors).toEqual([]);
    expect(checkErrorPractice(errorPractice())).toEqual([]);
  });

  it('contains role-plays and discussion topics at every level, and free conversations for all levels', () => {
    const perLevel = { A1: 8, A2: 8, B1: 8, B2: 8, C1: 8 };
    for (const [level, least] of Object.entries(perLevel)) {
      const here = scenarios.filter((scenario) => scenario.level === level && scenario.kind !== 'free');
      expect(here.length, level).toBeGreaterThanOrEqual(least);
      expect(new Set(here.map(({ kind }) => kind)), level).toEqual(new Set(['role-play', 'topic']));
    }
    const free = scenarios.filter(({ kind }) => kind === 'free').flatMap(({ levels }) => levels ?? []);
    expect(free.sort()).toEqual(['A1', 'A2', 'B1', 'B2', 'C1']);
  });

  it('contains error practice for every common error code', () => {
    const codes = errorPractice().points.map(({ code }) => code);
    expect(codes).toEqual(
      expect.arrayContaining([
        'missing-article',
        'wrong-preposition',
        'third-person-s',
        'word-order',
        'modal',
      ]),
    );
    expect(codes.length).toBeGreaterThanOrEqual(28);
  });
});

describe('scenario checks', () => {
  it('report a scenario that is too short', () => {
    const scenario = shipped('a1-cafe-in-moda');
    scenario.followUps = scenario.followUps.slice(0, 3);
    expect(reasons(scenario)).toContain('fill eight minutes');
  });

  it('report a sentence that occurs twice, even when punctuation or case differs', () => {
    const scenario = shipped('a1-cafe-in-moda');
    scenario.acks.push('good TO know!!');
    expect(reasons(scenario)).toContain('the same line');
  });

  it('report a slot (placeholder) that is not defined, and a slot in the patterns of a question that does not fill this slot', () => {
    const scenario = shipped('a1-cafe-in-moda');
    scenario.wrapUp = ['Here is your {umbrella}.'];
    expect(reasons(scenario)).toContain('unknown {umbrella}');
    const step = scenario.steps[0];
    step?.expects[0]?.patterns.push('{cup}');
    expect(reasons(scenario)).toContain('{cup} is not listened for here');
  });

  it('report an intent that can never be reached because an earlier intent has the same pattern', () => {
    const scenario = shipped('a1-cafe-in-moda');
    scenario.steps[0]?.expects.push({ intent: 'second-tea', patterns: ['tea'], replies: ['More of it.'] });
    expect(reasons(scenario)).toContain('intent second-tea can never be reached');
  });

  it('report Turkish text without Turkish letters, and Turkish letters in decomposed Unicode form', () => {
    const bare = shipped('b1-flat-viewing');
    for (const phrase of bare.phrases) phrase.tr = 'Bu cok guzel bir sey degil mi';
    for (const step of bare.steps) for (const hint of step.hints) hint.tr = 'Bunun sonu iyi';
    for (const topic of bare.followUps) for (const question of topic.chain) question.hints = [];
    expect(reasons(bare)).toContain('make up');
    const apart = shipped('b1-flat-viewing');
    apart.goal.tr = apart.goal.tr.normalize('NFD');
    expect(reasons(apart)).toContain('not Turkish letters');
  });

  it('report a straight apostrophe in text that learners see, but not in patterns', () => {
    const scenario = shipped('a1-cafe-in-moda');
    scenario.title.tr = "Moda'da bir kafede";
    scenario.steps[0]?.hints.push({ en: "I don't know.", tr: 'Bilmiyorum.' });
    scenario.steps[0]?.expects[0]?.patterns.push("don't mind");
    const drink = scenario.slots.drink;
    if (drink) drink.values = { "a baker's tea": ["baker's tea"] };
    const found = checkScenario(scenario).filter(({ reason }) => reason.includes('a straight apostrophe'));
    expect(found.map(({ item }) => item)).toEqual([
      'a1-cafe-in-moda title.tr',
      "a1-cafe-in-moda slots.drink.values.a baker's tea",
      expect.stringMatching(/steps\.0\.hints\.\d+\.en$/),
    ]);
    const practice = structuredClone(errorPractice());
    practice.praise.push("That's right.");
    expect(checkErrorPractice(practice).map(({ reason }) => reason)).toEqual([
      "a straight apostrophe: That's right.",
    ]);
  });

  it('report a sentence that is too long for the level', () => {
    const scenario = shipped('a1-my-home');
    scenario.closing.push(`Goodbye ${'and goodbye '.repeat(12)}.`);
    expect(reasons(scenario)).toContain('too long a sentence for A1');
  });
});
