import { Problem } from '../http/problem.ts';

/** Seconds after which another attempt is reasonable. */
const retryAfter = 30;

/** Recordings cannot be stored, because the disk is full or the folder is read-only. */
export class FolderUnwritable extends Problem {
  constructor(seconds: number) {
    super('speech-failed', { retryAfter: seconds });
  }
}

/** The problem for a request whose speech could not be made. */
export const speechProblem = (error: unknown): Problem =>
  error instanceof Problem ? error : new Problem('speech-failed', { retryAfter });
