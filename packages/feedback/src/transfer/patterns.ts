import type { Pattern } from './match.ts';
import { agreementPatterns } from './patterns/agreement/agreement.patterns.ts';
import { articlesPatterns } from './patterns/articles/articles.patterns.ts';
import { bePatterns } from './patterns/be/be.patterns.ts';
import { clausesPatterns } from './patterns/clauses/clauses.patterns.ts';
import { comparativesPatterns } from './patterns/comparatives/comparatives.patterns.ts';
import { modalsPatterns } from './patterns/modals/modals.patterns.ts';
import { negationPatterns } from './patterns/negation/negation.patterns.ts';
import { nounsPatterns } from './patterns/nouns/nouns.patterns.ts';
import { possessivesPatterns } from './patterns/possessives/possessives.patterns.ts';
import { prepositionsPatterns } from './patterns/prepositions/prepositions.patterns.ts';
import { pronounsPatterns } from './patterns/pronouns/pronouns.patterns.ts';
import { punctuationPatterns } from './patterns/punctuation/punctuation.patterns.ts';
import { questionsPatterns } from './patterns/questions/questions.patterns.ts';
import { tensesPatterns } from './patterns/tenses/tenses.patterns.ts';
import { thereIsPatterns } from './patterns/there-is/there-is.patterns.ts';
import { verbFormsPatterns } from './patterns/verb-forms/verb-forms.patterns.ts';
import { verbPatternsPatterns } from './patterns/verb-patterns/verb-patterns.patterns.ts';
import { vocabularyPatterns } from './patterns/vocabulary/vocabulary.patterns.ts';
import { wordOrderPatterns } from './patterns/word-order/word-order.patterns.ts';

/**
 * All patterns of the transfer grammar. Of overlapping matches, the one with the highest confidence is used; if
 * equal, the one of the earlier pattern.
 */
export const patterns: readonly Pattern[] = [
  ...articlesPatterns,
  ...prepositionsPatterns,
  ...agreementPatterns,
  ...bePatterns,
  ...thereIsPatterns,
  ...verbPatternsPatterns,
  ...verbFormsPatterns,
  ...modalsPatterns,
  ...tensesPatterns,
  ...questionsPatterns,
  ...negationPatterns,
  ...nounsPatterns,
  ...comparativesPatterns,
  ...possessivesPatterns,
  ...pronounsPatterns,
  ...clausesPatterns,
  ...wordOrderPatterns,
  ...vocabularyPatterns,
  ...punctuationPatterns,
];
