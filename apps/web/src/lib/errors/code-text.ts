import type { CodedError } from '@pratik/contract/error-codes';

type Write = (error: CodedError) => string;

let write: Write | undefined;

/** Is called by `error-text.ts` when the texts of the error codes are loaded. */
export const setCodeText = (text: Write): void => {
  write = text;
};

/** Returns the sentence for an error, or undefined if the texts of the error codes are not loaded. */
export const codeText = (error: CodedError): string | undefined => write?.(error);
