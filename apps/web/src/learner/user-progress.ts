import type { AnswerOf } from '@pratik/contract/call';
import type { getUserProgress } from '@pratik/contract/user-details';

/** The progress of a learner, as administrators and teachers see it. */
export type UserProgress = AnswerOf<typeof getUserProgress>;
