/** Puts a phrase into a text where the caret is, a space around it where needed; its "…" stays to be filled in. */
export const withPhrase = (text: string, at: number, phrase: string): { text: string; caret: number } => {
  const before = text.slice(0, at);
  const after = text.slice(at);
  const added = `${/\S$/.test(before) ? ' ' : ''}${phrase}${/^\S/.test(after) ? ' ' : ''}`;
  return { text: `${before}${added}${after}`, caret: before.length + added.length };
};
