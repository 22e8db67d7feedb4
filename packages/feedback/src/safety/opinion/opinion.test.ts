import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { explain } from '../check.ts';
import type { Judgement } from '../concern.ts';
import { featuresOf } from './features.ts';
import { modelFile, type Opinion } from './opinion.ts';
import { type RuleResult, weigh } from './weigh.ts';

const talk = { rolePlay: false, exercise: false, earnest: false, joking: false };
const opinion = (certain: number, raised = certain): Opinion => ({ certain, raised, concern: 'emergency' });
const found: Judgement[] = [{ concern: 'abuse', grade: 'certain' }];
const result = (given: Partial<RuleResult> = {}): RuleResult => ({
  rules: [],
  stated: [],
  manner: talk,
  words: 20,
  ...given,
});

test('classifier of the safety check › has a model file of less than 1 MB', () => {
  expect(statSync(modelFile).size).toBeLessThan(1_000_000);
});

test('classifier of the safety check › reads no more of a very long sentence and message than a fixed number of words', () => {
  const features = (length: number) => {
    const said = [Array.from({ length }, (_, at) => `word${at % 150}`).join(' ')];
    const tagged = { words: [], places: new Map(), sentence: [] };
    const manner = { ...talk, told: false, toldBefore: false, asksLanguage: false };
    return featuresOf({
      text: said[0] ?? '',
      said,
      sentences: said,
      tagged,
      manner,
      removed: {},
      context: {},
    });
  };
  expect(features(100_000)).toEqual(features(1000));
});

test('weighing of rules and classifier › keeps a certain judgement of the rules when the classifier does not contradict it', () => {
  expect(weigh(result({ rules: found }), opinion(0.1, 0.4))).toEqual(found);
});

test('weighing of rules and classifier › lowers a certain judgement of the rules when the classifier contradicts it', () => {
  expect(weigh(result({ rules: found }), opinion(0.02, 0.1))).toEqual([
    { concern: 'abuse', grade: 'unsure' },
  ]);
  expect(weigh(result({ rules: found }), opinion(0.005))).toEqual([]);
});

test('weighing of rules and classifier › keeps a certain judgement of the rules longer in a short message and for self-harm', () => {
  const doubtful = opinion(0.02, 0.1);
  expect(weigh(result({ rules: found, words: 5 }), doubtful)).toEqual(found);
  const selfHarm: Judgement[] = [{ concern: 'self-harm', grade: 'certain' }];
  expect(weigh(result({ rules: selfHarm, stated: selfHarm }), doubtful)).toEqual(selfHarm);
  expect(weigh(result({ rules: found, words: 1 }), opinion(0.0001))).toEqual(found);
});

test('weighing of rules and classifier › raises the classifier’s concern when the rules find none', () => {
  expect(weigh(result(), opinion(0.3))).toEqual([]);
  expect(weigh(result(), opinion(0.3, 0.7))).toEqual([{ concern: 'emergency', grade: 'unsure' }]);
  expect(weigh(result(), opinion(0.9))).toEqual([{ concern: 'emergency', grade: 'certain' }]);
});

test('weighing of rules and classifier › raises nothing in a scene of a role-play unless the message is meant seriously', () => {
  const grade = (earnest: boolean) =>
    weigh(result({ manner: { ...talk, rolePlay: true, earnest } }), opinion(0.99))[0]?.grade;
  expect(grade(false)).toBeUndefined();
  expect(grade(true)).toBe('certain');
});

test('explanation of a judgement › contains what the rules found and the probability of the classifier', () => {
  const [part] = explain('My father hits me every day.');
  expect(part?.rules).toContainEqual({ concern: 'abuse', grade: 'certain' });
  expect(part?.opinion.certain).toBeGreaterThan(0.5);
  expect(part?.judged).toContainEqual({ concern: 'abuse', grade: 'certain' });
});
