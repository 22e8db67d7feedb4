/** Inserts a phrase at the caret and adds spaces between the phrase and the surrounding text. */
export const withPhrase = (draft: string, phrase: string, caret: number): string => {
  const before = draft.slice(0, caret);
  const after = draft.slice(caret);
  const gapBefore = before === '' || /\s$/.test(before) ? '' : ' ';
  const gapAfter = after === '' || /^\s/.test(after) ? '' : ' ';
  return `${before}${gapBefore}${phrase}${gapAfter}${after}`;
};
