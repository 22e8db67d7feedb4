export type FeedbackFailure = 'timeout' | 'crashed' | 'aborted' | 'closed' | 'too-long';

/** The reason why a text has no corrections. The message never contains the text, because it may be logged. */
export class FeedbackError extends Error {
  readonly failure: FeedbackFailure;

  constructor(failure: FeedbackFailure, message: string) {
    super(message);
    this.name = 'FeedbackError';
    this.failure = failure;
  }
}
