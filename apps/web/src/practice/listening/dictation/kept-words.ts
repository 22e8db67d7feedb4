import { keepText, readText, recallText } from '../../../lib/kept-text.ts';

/** What was typed and not sent yet. */
const keyOf = (dictationId: string, sentence: number) => `dictation ${dictationId} ${sentence}`;

export const keptWords = (dictationId: string, sentence: number): string =>
  readText(keyOf(dictationId, sentence)) ?? '';

/** What a closed tab left. */
export const recallWords = async (dictationId: string, sentence: number): Promise<string> =>
  (await recallText(keyOf(dictationId, sentence))) ?? '';

export const keepWords = (dictationId: string, sentence: number, words: string): void =>
  keepText(keyOf(dictationId, sentence), words === '' ? null : words);
