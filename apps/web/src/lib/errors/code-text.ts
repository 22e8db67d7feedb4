import type { CodedError } from '@pratik/contract/error-codes';

type Write = (error: CodedError) => string;

let write: Write | undefined;

/** Called by `error-text.ts` when the texts of the error codes are loaded. */
export const setCodeText = (text: Write): void => {
  write = text;
};

/**
 * Loads the texts of the error codes. Most visits show none of them, so they are not part of the first page. If
 * loading fails, problems are shown with the general text of their name.
 */
export const loadCodeTexts = async (): Promise<void> => {
  try {
    await (await import('./error-text.ts')).inCurrentLanguage();
  } catch {
    // The connection was lost between the response and this request.
  }
};

/** Returns the sentence for an error, or undefined if the texts of the error codes are not loaded. */
export const codeText = (error: CodedError): string | undefined => write?.(error);
