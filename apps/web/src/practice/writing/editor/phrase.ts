/** Inserts a phrase at the caret and adds spaces. The learner later replaces the “…” in the phrase. */
export const withPhrase = (text: string, at: number, phrase: string): { text: string; caret: number } => {
  const before = text.slice(0, at);
  const after = text.slice(at);
  const added = `${/\S$/.test(before) ? ' ' : ''}${phrase}${/^\S/.test(after) ? ' ' : ''}`;
  return { text: `${before}${added}${after}`, caret: before.length + added.length };
};
