/**
 * Concerns that are searched in a conversation, in the messages of both sides. `abuse`: violence at home, sexual
 * violence, threats; `grooming`: romance and luring.
 */
export const concerns = ['self-harm', 'abuse', 'grooming', 'personal-data'] as const;
export type Concern = (typeof concerns)[number];

/** Concerns for which administrators are notified and help is offered to the learner. */
export type Danger = Extract<Concern, 'self-harm' | 'abuse'>;
