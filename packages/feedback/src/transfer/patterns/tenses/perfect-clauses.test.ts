import { expect, test } from 'vitest';
import { corrected } from '../../corrected.ts';

test.each([
  ['How long are you married?', 'How long have you been married?'],
  ['So far, we visited four museums.', 'So far, we have visited four museums.'],
  ['So far, nobody answers my question.', 'So far, nobody has answered my question.'],
  ['Since 2019, our village changed a lot.', 'Since 2019, our village has changed a lot.'],
  ['Since she moved to Bonn, nobody sees her.', 'Since she moved to Bonn, nobody has seen her.'],
  ['How long do you know your neighbour?', 'How long have you known your neighbour?'],
  ['How long does Elif play the violin?', 'How long has Elif played the violin?'],
  ["They don't speak to us since the wedding.", "They haven't spoken to us since the wedding."],
  ["He doesn't smoke since last summer.", "He hasn't smoked since last summer."],
])('rules for present perfect clauses › correct “%s” to “%s”', (wrong, right) => {
  expect(corrected(wrong)).toBe(right);
});

test.each([
  'How long are you here for?',
  "Since you are here, let's eat.",
  'How long do you stay there every year?',
  'How long does it take to get there?',
  'So far, so good.',
  'Since he was ill, he stayed at home.',
  "I don't smoke, since it is bad for me.",
])('rules for present perfect clauses › leave “%s” unchanged', (text) => {
  expect(corrected(text)).toBe(text);
});
