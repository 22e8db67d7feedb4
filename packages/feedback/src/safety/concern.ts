/**
 * What is looked for in the words of a talk, both ways. `abuse`: violence at home, sexual violence, threats;
 * `grooming`: romance and luring.
 */
export const concerns = ['self-harm', 'abuse', 'grooming', 'personal-data'] as const;
export type Concern = (typeof concerns)[number];

/** Of these somebody is told, and help is offered. */
export type Danger = Extract<Concern, 'self-harm' | 'abuse'>;
