/**
 * Loads the texts of the error codes. Most visits show none of them, so they are not part of the first page. If
 * loading fails, problems are shown with the general text of their name.
 */
export const loadCodeTexts = async (): Promise<void> => {
  try {
    await (await import('./error-text.ts')).inCurrentLanguage();
  } catch {
    // The connection was lost between the response and the request for the texts.
  }
};
