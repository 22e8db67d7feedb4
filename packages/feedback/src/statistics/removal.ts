import { tagAgain } from './part-of-speech.ts';
import type { Softmax } from './softmax.ts';
import { type View, viewOf } from './view.ts';

/**
 * Returns the sentence without the word at `at`, with new tags around the gap. The classifiers for articles and
 * prepositions read only such sentences, so that a word that a learner omitted and one that was removed for training
 * look the same.
 */
export function withoutWord(view: View, raw: readonly string[], at: number, tagger: Softmax): View {
  const words = view.words.toSpliced(at, 1);
  const rest = raw.toSpliced(at, 1);
  const first = rest[0];
  if (at === 0 && first !== undefined) rest[0] = first.charAt(0).toUpperCase() + first.slice(1);
  const tags = new Uint8Array(words.length);
  tags.set(view.tags.subarray(0, at));
  tags.set(view.tags.subarray(at + 1), at);
  tagAgain(tagger, words, tags, at - 1, rest);
  return viewOf(words, tags, view.earlier);
}
