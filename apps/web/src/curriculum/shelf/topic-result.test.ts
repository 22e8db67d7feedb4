import { expect, it } from 'vitest';
import { topicResult } from './topic-result.ts';

const fresh = { state: 'new', topic: 'food' };
const done = (right: number, total: number, topic = 'food') => ({ topic, score: { right, total } });

it.each([
  ['the best result on the same topic', fresh, [done(4, 5), done(5, 5)], { right: 5, total: 5 }],
  ['nothing below 80 %', fresh, [done(3, 5)], null],
  ['nothing for another topic', fresh, [done(5, 5, 'sport')], null],
  ['nothing for texts without questions', fresh, [done(0, 0), { topic: 'food', score: null }], null],
  ['nothing for a text that is already started', { ...fresh, state: 'begun' }, [done(5, 5)], null],
  ['nothing for a text without a topic', { ...fresh, topic: null }, [done(5, 5)], null],
])('topicResult (learner’s result on the topic of a text) › returns %s', (_, text, texts, result) => {
  expect(topicResult(text, texts)).toEqual(result);
});
