import { type CefrLevel, cefrLevels } from '@pratik/contract/common';
import { mostOwnTextGaps, type OwnTextGap } from '@pratik/contract/own-texts';
import { sentenceSpans } from '@pratik/text/sentences';
import type { WordInText } from '../../curriculum/curriculum.service.ts';
import type { TextPage } from './own-texts.policy.ts';

/** A sentence of a text. `start` is its position in the paragraph. */
export type Sentence = { paragraph: number; start: number; text: string };

/** Number of words of a sentence that is neither too short to give a clue nor too long to read. */
const words = { least: 5, most: 30 };
/** Maximum number of sentences from which the gaps are chosen. */
const mostSentences = 80;

/** Returns sentences that are suitable for a gap, from the given page on, and after the last page from the beginning. */
export const sentencesFrom = (pages: readonly TextPage[], page: number): Sentence[] => {
  const first = Math.min(page, pages.length - 1);
  const sentences: Sentence[] = [];
  for (const { from, paragraphs } of [...pages.slice(first), ...pages.slice(0, first)]) {
    for (const [index, paragraph] of paragraphs.entries()) {
      for (const { start, end } of sentenceSpans(paragraph)) {
        const text = paragraph.slice(start, end);
        const count = text.split(' ').length;
        if (count >= words.least && count <= words.most)
          sentences.push({ paragraph: from + index, start, text });
      }
    }
    if (sentences.length >= mostSentences) return sentences.slice(0, mostSentences);
  }
  return sentences;
};

const wordAt = /\p{L}+(?:['’-]\p{L}+)*/uy;
const shortest = 3;

/** Returns the word of a text at a position; undefined when no word begins there. */
export const wordStarting = (text: string, at: number): string | undefined => {
  if (at > 0 && /[\p{L}\p{N}'’-]/u.test(text.charAt(at - 1))) return undefined;
  wordAt.lastIndex = at;
  return wordAt.exec(text)?.[0];
};

type Asked = {
  sentences: readonly Sentence[];
  /** The library words of the sentences, which are joined by line breaks. */
  found: readonly WordInText[];
  level: CefrLevel;
  /** Places of gaps that the learner has solved. They are used only if there are no others. */
  solved: readonly { paragraph: number; start: number }[];
};

/**
 * Chooses at most one gap for each sentence: a library word at the learner’s level or below that occurs once in the
 * sentence. Words of a higher level come first; the gaps follow the order of the text.
 */
export const chooseGaps = ({ sentences, found, level, solved }: Asked): OwnTextGap[] => {
  const done = new Set(solved.map(({ paragraph, start }) => `${paragraph} ${start}`));
  const rank = (of: CefrLevel | null) => (of === null ? -1 : cefrLevels.indexOf(of));
  const best = new Map<Sentence, { gap: OwnTextGap; rank: number; solved: boolean }>();
  let offset = 0;
  const starts = sentences.map((sentence) => {
    const from = offset;
    offset += sentence.text.length + 1;
    return { sentence, from, to: from + sentence.text.length };
  });
  for (const word of found) {
    const place = starts.find(({ from, to }) => word.at >= from && word.at < to);
    const wordRank = rank(word.level);
    if (!place || wordRank < 0 || wordRank > rank(level) || word.word.includes(' ')) continue;
    const { sentence } = place;
    const at = word.at - place.from;
    const answer = wordStarting(sentence.text, at);
    if (!answer || answer.length < shortest || !occursOnce(sentence.text, answer)) continue;
    const start = sentence.start + at;
    const isSolved = done.has(`${sentence.paragraph} ${start}`);
    const earlier = best.get(sentence);
    if (earlier && (earlier.solved === isSolved ? earlier.rank >= wordRank : isSolved)) continue;
    best.set(sentence, {
      rank: wordRank,
      solved: isSolved,
      gap: {
        paragraph: sentence.paragraph,
        start,
        before: sentence.text.slice(0, at),
        after: sentence.text.slice(at + answer.length),
        meaning: word.meaning,
      },
    });
  }
  return [...best.values()]
    .toSorted((a, b) => Number(a.solved) - Number(b.solved) || b.rank - a.rank)
    .slice(0, mostOwnTextGaps)
    .map(({ gap }) => gap)
    .toSorted((a, b) => a.paragraph - b.paragraph || a.start - b.start);
};

const occursOnce = (sentence: string, word: string): boolean =>
  sentence
    .toLowerCase()
    .split(/[^\p{L}\p{N}'’-]+/u)
    .filter((one) => one === word.toLowerCase()).length === 1;
