import { expect, test } from 'vitest';
import { kindQuestion, kindQuestions, topicOfKindQuestion } from './kind-questions.ts';
import type { HelpTopic } from './safety.ts';

const topics = Object.keys(kindQuestions) as HelpTopic[];

test.each(topics)(
  'caring question about %s › is recognised in a reply at every level, and has a Turkish line',
  (topic) => {
    for (const level of ['A1', 'A2', 'B1', 'B2', 'C1'] as const) {
      const text = kindQuestion(topic, level);
      expect(topicOfKindQuestion(text)).toBe(topic);
      expect(text.split('\n')).toHaveLength(2);
      expect(text.split('\n')[0]).toMatch(/\?$/);
    }
  },
);

test('caring question › is not recognised in a reply that contains no caring question', () => {
  expect(topicOfKindQuestion('What did you do today?')).toBeUndefined();
});
