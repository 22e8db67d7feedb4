/**
 * Concerns that the safety rules detect in messages of learner and partner. `abuse`: violence at home, sexual
 * violence, threats; `grooming`: romance and luring.
 */
export const concerns = ['self-harm', 'abuse', 'grooming', 'personal-data'] as const;
export type Concern = (typeof concerns)[number];

/** Concerns that notify administrators and offer help to the learner. */
export type Danger = Extract<Concern, 'self-harm' | 'abuse'>;
