/**
 * Concerns that the safety rules detect in messages of the learner and the partner. `abuse`: violence at home,
 * sexual violence, threats. `grooming`: romance and luring.
 */
export const concerns = ['self-harm', 'abuse', 'grooming', 'personal-data'] as const;
export type Concern = (typeof concerns)[number];

/** Concerns about a learner for which a human or the partner does something, most urgent first. */
export const raisedConcerns = [
  'self-harm',
  'emergency',
  'abuse',
  'grooming',
  'violence-to-others',
  'eating',
  'drugs',
] as const;
export type RaisedConcern = (typeof raisedConcerns)[number];

/** `certain`: help text and safety case. `unsure`: the partner asks a kind question, and nobody is notified. */
export type Grade = 'certain' | 'unsure';
export type Judgement = { concern: RaisedConcern; grade: Grade };

/** The kinds under which help is offered and cases are stored. */
export type Danger = Extract<Concern, 'self-harm' | 'abuse'>;

/**
 * `abuse`: what others do to the learner. `self-harm`: all else that brings the learner, or somebody else, into
 * danger.
 */
export const dangerOf = (concern: RaisedConcern): Danger =>
  concern === 'abuse' || concern === 'grooming' ? 'abuse' : 'self-harm';
