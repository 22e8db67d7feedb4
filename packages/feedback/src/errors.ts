export type FeedbackFailure = 'timeout' | 'crashed' | 'aborted' | 'closed' | 'too-long';

/**
 * Error that explains why a text has no corrections. The message never contains the text, because errors may be
 * logged.
 */
export class FeedbackError extends Error {
  readonly failure: FeedbackFailure;

  constructor(failure: FeedbackFailure, message: string) {
    super(message);
    this.name = 'FeedbackError';
    this.failure = failure;
  }
}
