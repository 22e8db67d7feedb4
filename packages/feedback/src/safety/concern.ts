/**
 * Concerns that the safety rules detect in messages of learners and partners. `abuse`: violence at home, sexual
 * violence or threats. `grooming`: romance or luring.
 */
export const concerns = ['self-harm', 'abuse', 'grooming', 'personal-data'] as const;
export type Concern = (typeof concerns)[number];

/**
 * Concerns in a learner’s message that lead to help from a human or to a question by the partner, most urgent
 * first.
 */
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

/**
 * How certain a concern is. `certain`: the learner gets a help text, and a safety case is opened. `unsure`: the
 * partner asks a caring question, and nobody is notified.
 */
export type Grade = 'certain' | 'unsure';
export type Judgement = { concern: RaisedConcern; grade: Grade };

/** The two categories of danger, which the help text and the safety cases use. */
export type Danger = Extract<Concern, 'self-harm' | 'abuse'>;

/**
 * Returns the category of a concern. `abuse`: someone harms the learner. `self-harm`: any other danger to the
 * learner or to another person.
 */
export const dangerOf = (concern: RaisedConcern): Danger =>
  concern === 'abuse' || concern === 'grooming' ? 'abuse' : 'self-harm';
