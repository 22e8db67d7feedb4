/** What was typed and not sent yet. Session storage: it matters as long as the page is open. */
const keyOf = (dictationId: string, sentence: number) => `dictation ${dictationId} ${sentence}`;

export const keptWords = (dictationId: string, sentence: number): string => {
  try {
    return sessionStorage.getItem(keyOf(dictationId, sentence)) ?? '';
  } catch {
    return '';
  }
};

export const keepWords = (dictationId: string, sentence: number, words: string): void => {
  try {
    if (words === '') sessionStorage.removeItem(keyOf(dictationId, sentence));
    else sessionStorage.setItem(keyOf(dictationId, sentence), words);
  } catch {
    // Where storage is forbidden the words stay on the screen only.
  }
};
