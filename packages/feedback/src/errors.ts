export type FeedbackFailure = 'timeout' | 'crashed' | 'aborted' | 'closed' | 'too-long';

/**
 * Error that states why a text could not be checked. The message never contains the text, because error messages
 * may be logged.
 */
export class FeedbackError extends Error {
  readonly failure: FeedbackFailure;

  constructor(failure: FeedbackFailure, message: string) {
    super(message);
    this.name = 'FeedbackError';
    this.failure = failure;
  }
}
