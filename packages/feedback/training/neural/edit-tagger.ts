import { readFileSync } from 'node:fs';
import type { Paradigms } from '../../src/statistics/paradigms.ts';
import type { Proposal } from '../../src/statistics/proposal.ts';
import type { TaggedSentence } from '../../src/statistics/sentence.ts';
import { tagAt } from '../../src/statistics/view.ts';
import { changes, insertions } from './edit-tags.ts';
import { decodeNetwork, run } from './network.ts';
import { proposalOfChange, proposalOfInsertion } from './propose-edits.ts';
import { capitalRow, endingRow, rowsOf, wordRow } from './reading.ts';

export type EditTagger = { propose(sentence: TaggedSentence): Proposal[] };

/**
 * Minimum margin of a change: the difference between its log-probability and that of no change. Less probable
 * changes are ignored.
 */
export const leastMargin = -3;

/**
 * Calls `visit` with each class whose margin exceeds `leastMargin`. The margin compares the class with the first
 * class, which means no change.
 */
function probable(
  scores: Float64Array,
  at: number,
  names: readonly string[],
  visit: (name: string, margin: number) => void,
): void {
  const from = at * names.length;
  const none = scores[from] as number;
  for (let c = 1; c < names.length; c++) {
    const margin = (scores[from + c] as number) - none;
    if (margin > leastMargin) visit(names[c] as string, margin);
  }
}

/** Loads the network, which suggests changes for each token of a sentence. */
export function loadEditTagger(
  vocabulary: ReadonlyMap<string, unknown>,
  paradigms: Paradigms,
  path: string | URL,
): EditTagger {
  const network = decodeNetwork(readFileSync(path));
  const rows = rowsOf([...vocabulary.keys()]);
  return {
    propose(sentence) {
      const { tokens, view } = sentence;
      const read = new Int32Array(tokens.length * 4);
      for (const [at, token] of tokens.entries()) {
        const word = view.words[at] ?? '';
        read.set([wordRow(rows, word), endingRow(word), tagAt(view, at), capitalRow(token.text, at)], at * 4);
      }
      const scores = run(network, read);
      const proposals: Proposal[] = [];
      const keep = (proposal: Proposal | undefined) => {
        if (proposal !== undefined) proposals.push(proposal);
      };
      for (const at of tokens.keys()) {
        probable(scores.insertions, at, insertions, (word, margin) =>
          keep(proposalOfInsertion(sentence, at, word, margin)),
        );
        probable(scores.changes, at, changes, (change, margin) =>
          keep(proposalOfChange(sentence, paradigms, at, change, margin)),
        );
      }
      return proposals;
    },
  };
}
