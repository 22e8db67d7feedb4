import { readFileSync } from 'node:fs';
import type { PreparedText } from '../text/prepare.ts';
import { decodeModel } from './model-file.ts';
import { Paradigms } from './paradigms.ts';
import type { Proposal } from './proposal.ts';
import { proposeCommas } from './propose-commas.ts';
import { proposeForms, proposeSets } from './propose-forms.ts';
import { proposeMarks } from './propose-marks.ts';
import { proposeArticles, proposePrepositions } from './propose-words.ts';
import { tagged } from './sentence.ts';
import type { Softmax } from './softmax.ts';
import { wordCounts } from './word-counts.ts';
import { WordPairs } from './word-pairs.ts';

/**
 * Maximum number of tokens in a sentence. Longer sentences are skipped, because they are usually lists or random
 * text.
 */
const mostTokens = 120;

export type StatisticalLayer = {
  /** Number of occurrences of each word in the training text. */
  vocabulary: ReadonlyMap<string, number>;
  /** How often two words follow each other in the training text. */
  pairs: WordPairs;
  /**
   * Returns all changes that the classifiers consider probable, before thresholds are applied. The time is linear
   * in the length of the text.
   */
  propose(text: PreparedText): Proposal[];
};

export function loadLayer(path: string | URL = new URL('./model.bin', import.meta.url)): StatisticalLayer {
  const { lists, classifiers } = decodeModel(readFileSync(path));
  const counts = wordCounts(lists);
  const vocabulary = new Map([...counts].map(([word, { count }]) => [word, count] as const));
  const paradigms = new Paradigms(lists.verbs ?? [], lists.nouns ?? []);
  const model = (name: string): Softmax => {
    const found = classifiers[name];
    if (found === undefined) throw new Error(`The model file has no classifier "${name}"`);
    return found;
  };
  const [tagger, forms, commas] = [model('tagger'), model('forms'), model('commas')];
  const [articles, prepositions] = [model('articles'), model('prepositions')];
  const pairs = new WordPairs(model('pairs'), vocabulary);
  return {
    vocabulary,
    pairs,
    propose({ sentences }) {
      const proposals: Proposal[] = [];
      const earlier = new Set<string>();
      for (const sentence of sentences) {
        if (
          sentence.language === 'en' &&
          sentence.tokens.length > 2 &&
          sentence.tokens.length <= mostTokens
        ) {
          const read = tagged(sentence, tagger, vocabulary, earlier);
          proposals.push(
            ...proposeArticles(articles, tagger, read),
            ...proposePrepositions(prepositions, tagger, read),
            ...proposeForms(forms, paradigms, read),
            ...proposeSets(forms, read),
            ...proposeCommas(commas, read),
            ...proposeMarks(read, counts, pairs),
          );
        }
        for (const token of sentence.tokens) earlier.add(token.lower);
      }
      return proposals;
    },
  };
}
