import { correctionCodeNames } from '@pratik/contract/feedback';
import { expect, test } from 'vitest';
import { amountPatternExplanations } from './explanations/amount-patterns.ts';
import { clausePatternExplanations } from './explanations/clause-patterns.ts';
import { phrasePatternExplanations } from './explanations/phrase-patterns.ts';
import { confusedWordExamples, statisticsExplanations } from './explanations/statistics-patterns.ts';
import { verbPatternExplanations } from './explanations/verb-patterns.ts';
import { wordPatternExplanations } from './explanations/word-patterns.ts';
import { explain } from './explanations.ts';
import { kindWeights } from './statistics/thresholds.ts';

const all = [
  ...correctionCodeNames.map((code) => [code, explain(code)] as const),
  ...Object.entries({
    ...verbPatternExplanations,
    ...wordPatternExplanations,
    ...clausePatternExplanations,
    ...phrasePatternExplanations,
    ...amountPatternExplanations,
    ...statisticsExplanations,
  }),
  ...Object.keys(confusedWordExamples).map(
    (word) => [`confused “${word}”`, explain('other', `statistics 99:xx>${word}`)] as const,
  ),
  ...['needs-reply', 'needs-hint', 'without-enter', 'without-ring', 'adjective-proud', 'adjective-sure'].map(
    (pattern) => [pattern, explain('other', pattern)] as const,
  ),
];

test.each(all)(
  'explanations › have a Turkish and an English text with an example for %s',
  (_, { tr, en }) => {
    expect(tr).toMatch(/[.?!] (?:Örnek: .+|.*: [a-z].+)[.)!?]$/u);
    expect(en).toMatch(/Example: .+[.)!?]$/);
    for (const text of [tr, en]) {
      expect(text.length).toBeGreaterThan(60);
      expect(text.length).toBeLessThan(330);
      expect(text).toBe(text.trim());
      expect(text).not.toMatch(/ {2}|["']/);
    }
  },
);

test('explanations › name the word and the preposition when a word requires a certain preposition', () => {
  expect(explain('missing-preposition', 'needs-reply').tr).toMatch(/“reply”.*“to”/);
  expect(explain('wrong-preposition', 'adjective-proud').en).toMatch(/“proud”.*“of”/);
  expect(explain('extra-preposition', 'without-enter').tr).toContain('“enter” fiili nesnesini edatsız alır');
  expect(explain('missing-preposition', 'needs-constructor')).toEqual(explain('missing-preposition'));
});

test('explanations › are taken from the rule or, when the rule is unknown, from the error code', () => {
  expect(explain('be-insertion', 'be-agree').tr).toContain('agree');
  expect(explain('be-insertion', 'nothing-of-the-kind')).toEqual(explain('be-insertion'));
  expect(explain('be-insertion', 'constructor')).toEqual(explain('be-insertion'));
});

test('explanations › name the type of error for each correction that the statistics can suggest', () => {
  const general = Object.keys(kindWeights).filter(
    (kind) => explain('other', `statistics ${kind}`) === explain('other'),
  );
  // Other kinds of corrections need no separate explanation, because the explanation of their error code
  // fits: articles, prepositions, forms of "be", third person.
  expect(general.filter((kind) => !/^(?:\w*>\w*|\d+:.*)$/.test(kind))).toEqual([]);
});

test.each([
  ['spelling', 'spelling-near', 'wich', 'which', /doğrusu büyük olasılıkla “which”/],
  ['third-person-s', 'third-person-s', 'is', 'are', /çoğul öznede are/],
  ['third-person-s', 'third-person-s', 'plays', 'play', /fiil -s almaz/],
  ['third-person-s', 'third-person-s', 'play', 'plays', /fiil -s alır/],
  ['extra-article', 'extra-article', 'a products', 'products', /a\/an yalnızca/],
  ['extra-article', 'extra-article', 'the life', 'life', /artikel fazla/],
  ['other', 'good-well', 'fluent', 'fluently', /“fluent” sıfat, “fluently” zarf/],
  ['capital-letters', 'CapitalizePersonalPronouns', 'i', 'I', /“Ben” anlamındaki I/],
] as const)(
  'explain › says why the change is needed for %s (%s): %s → %s',
  (code, pattern, from, to, cause) => {
    expect(explain(code, pattern, { from, to }).tr).toMatch(cause);
  },
);
