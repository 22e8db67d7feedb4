export type FeedbackFailure = 'timeout' | 'crashed' | 'aborted' | 'closed' | 'too-long';

/** Why a text got no corrections. The text itself is never in the message: it may be logged. */
export class FeedbackError extends Error {
  readonly failure: FeedbackFailure;

  constructor(failure: FeedbackFailure, message: string) {
    super(message);
    this.name = 'FeedbackError';
    this.failure = failure;
  }
}
