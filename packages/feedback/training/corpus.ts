import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { tagIndex, tagSentence } from '../src/statistics/part-of-speech.ts';
import type { Softmax } from '../src/statistics/softmax.ts';
import { normalised } from '../src/statistics/view.ts';
import { splitSentences } from '../src/text/sentences.ts';
import { tokenise } from '../src/text/tokens.ts';

/** `1`: modern non-fiction, which is closest to what learners write. `2`: fiction. `3`: single sentences. */
export type Genre = 1 | 2 | 3;
export type TrainingSentence = {
  raw: string[];
  words: string[];
  tags: Uint8Array;
  document: number;
  genre: Genre;
};

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

/** Returns a function that gives the same string object for equal words, which saves memory. */
function sharing(): (word: string) => string {
  const pool = new Map<string, string>();
  return (word) => {
    const known = pool.get(word);
    if (known !== undefined) return known;
    pool.set(word, word);
    return word;
  };
}

/**
 * Reads plain text and tags it. A document begins with a line that contains "#" and its genre. Each other line is
 * one paragraph, and a blank line follows each document.
 */
export function readText(path: string, tagger: Softmax): TrainingSentence[] {
  const sentences: TrainingSentence[] = [];
  const share = sharing();
  let document = 0;
  let genre: Genre = 1;
  for (const paragraph of readFileSync(path, 'utf8').split('\n')) {
    if (paragraph === '') {
      document++;
      continue;
    }
    if (/^#\d$/.test(paragraph)) {
      genre = Number(paragraph.slice(1)) as Genre;
      continue;
    }
    for (const { start, end } of splitSentences(paragraph)) {
      const tokens = tokenise(paragraph, start, end);
      if (tokens.length < 3 || tokens.length > 80) continue;
      const raw = tokens.map(({ text }) => share(text));
      const words = tokens.map(({ lower, kind }) => share(normalised(lower, kind === 'number')));
      sentences.push({ raw, words, tags: tagSentence(tagger, words, raw), document, genre });
    }
  }
  return sentences;
}

const capital = (raw: string | undefined) => /^\p{Lu}/u.test(raw ?? '');

/**
 * Writes one sentence per line: first its tags as letters, then its words. A word that begins with a capital letter
 * has the prefix "^". A blank line follows each document.
 */
export function writePrepared(path: string, documents: readonly (readonly TrainingSentence[])[]): void {
  const file = openSync(path, 'w');
  for (const sentences of documents) {
    const lines = sentences.map(
      ({ raw, words, tags }) =>
        `${String.fromCharCode(...[...tags].map((tag) => 65 + tag))}\t${words
          .map((word, at) => (capital(raw[at]) ? `^${word}` : word))
          .join('\t')}\n`,
    );
    writeSync(file, `#${sentences[0]?.genre ?? 1}\n${lines.join('')}\n`);
  }
  closeSync(file);
}

export function readPrepared(path: string): TrainingSentence[] {
  const sentences: TrainingSentence[] = [];
  const share = sharing();
  let document = 0;
  let genre: Genre = 1;
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    if (line === '') {
      document++;
      continue;
    }
    if (/^#\d$/.test(line)) {
      genre = Number(line.slice(1)) as Genre;
      continue;
    }
    const [letters = '', ...marked] = line.split('\t');
    const words: string[] = [];
    const raw: string[] = [];
    for (const one of marked) {
      const raised = one.length > 1 && one.startsWith('^');
      const word = share(raised ? one.slice(1) : one);
      words.push(word);
      raw.push(raised ? share(word.charAt(0).toUpperCase() + word.slice(1)) : word);
    }
    const tags = Uint8Array.from(letters, (letter) => letter.charCodeAt(0) - 65);
    sentences.push({ raw, words, tags, document, genre });
  }
  return sentences;
}
