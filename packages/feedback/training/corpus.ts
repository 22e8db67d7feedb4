import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { tagIndex, tagSentence } from '../src/statistics/part-of-speech.ts';
import type { Softmax } from '../src/statistics/softmax.ts';
import { normalised } from '../src/statistics/view.ts';
import { splitSentences } from '../src/text/sentences.ts';
import { tokenise } from '../src/text/tokens.ts';

export type TrainingSentence = { raw: string[]; words: string[]; tags: Uint8Array; document: number };

/** Maps each merged Penn Treebank tag to the tag that replaces it. */
const joined: Record<string, string> = {
  ...{ NNPS: 'NNP', RBR: 'RB', RBS: 'RB', PDT: 'DT', WDT: 'W', WP: 'W', WP$: 'W', WRB: 'W', PRP$: 'PRP$' },
  ...{ '``': '"', "''": '"', '-LRB-': ':', '-RRB-': ':', HYPH: ':', AFX: 'JJ', NFP: ':' },
};

/**
 * Reads a tagged text: each line contains one word and its tag, and a blank line follows each sentence.
 * Contractions that the file splits are joined again.
 */
export function readTagged(path: string): { raw: string[]; words: string[]; tags: Uint8Array }[] {
  return readFileSync(path, 'utf8')
    .split('\n\n')
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const raw: string[] = [];
      const tags: string[] = [];
      for (const line of block.split('\n')) {
        const [word = '', tag = ''] = line.split('\t');
        const last = tags.length - 1;
        const clitic =
          /^(?:n['’]t|['’](?:s|m|re|ve|ll|d))$/i.test(word) || (tag === 'POS' && word.length <= 2);
        if (clitic && last >= 0) {
          raw[last] += word;
          if (tag === 'POS') tags[last] = 'POS';
          else if (!/^n/i.test(word)) tags[last] = 'PV';
          continue;
        }
        raw.push(word);
        tags.push(joined[tag] ?? tag);
      }
      const words = raw.map((word) => normalised(word.replace(/[’‘]/g, "'").toLowerCase(), /^\d/.test(word)));
      return {
        raw,
        words,
        tags: Uint8Array.from(tags, (tag) => tagIndex.get(tag) ?? tagIndex.get('X') ?? 0),
      };
    });
}

/** Reads plain text and tags it. Each line of the file is one paragraph, and a blank line follows each document. */
export function readText(path: string, tagger: Softmax): TrainingSentence[] {
  const sentences: TrainingSentence[] = [];
  const pool = new Map<string, string>();
  const share = (word: string) => {
    const known = pool.get(word);
    if (known !== undefined) return known;
    pool.set(word, word);
    return word;
  };
  let document = 0;
  for (const paragraph of readFileSync(path, 'utf8').split('\n')) {
    if (paragraph === '') {
      document++;
      continue;
    }
    for (const { start, end } of splitSentences(paragraph)) {
      const tokens = tokenise(paragraph, start, end);
      if (tokens.length < 3 || tokens.length > 80) continue;
      const raw = tokens.map(({ text }) => share(text));
      const words = tokens.map(({ lower, kind }) => share(normalised(lower, kind === 'number')));
      sentences.push({ raw, words, tags: tagSentence(tagger, words, raw), document });
    }
  }
  return sentences;
}

/** Writes one sentence per line: first its tags as letters, then its words. A blank line follows each document. */
export function writePrepared(path: string, documents: readonly (readonly TrainingSentence[])[]): void {
  const file = openSync(path, 'w');
  for (const sentences of documents) {
    const lines = sentences.map(
      ({ words, tags }) =>
        `${String.fromCharCode(...[...tags].map((tag) => 65 + tag))}\t${words.join('\t')}\n`,
    );
    writeSync(file, `${lines.join('')}\n`);
  }
  closeSync(file);
}

export function readPrepared(path: string): TrainingSentence[] {
  const sentences: TrainingSentence[] = [];
  const pool = new Map<string, string>();
  let document = 0;
  for (const line of readFileSync(path, 'latin1').split('\n')) {
    if (line === '') {
      document++;
      continue;
    }
    const [letters = '', ...words] = line.split('\t');
    for (const [at, word] of words.entries()) {
      const known = pool.get(word);
      if (known === undefined) pool.set(word, word);
      else words[at] = known;
    }
    const tags = Uint8Array.from(letters, (letter) => letter.charCodeAt(0) - 65);
    sentences.push({ raw: words, words, tags, document });
  }
  return sentences;
}
