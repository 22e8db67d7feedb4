import { Problem } from '../http/problem.ts';

/** Number of seconds after which a client may try again. */
const retryAfter = 30;

/** Thrown when recordings cannot be stored, because the disk is full or the folder is read-only. */
export class FolderUnwritable extends Problem {
  constructor(seconds: number) {
    super('speech-failed', { retryAfter: seconds });
  }
}

/** Converts an error to the Problem of a request whose text could not be converted to speech. */
export const speechProblem = (error: unknown): Problem =>
  error instanceof Problem ? error : new Problem('speech-failed', { retryAfter });
