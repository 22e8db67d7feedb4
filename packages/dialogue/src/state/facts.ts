/** Kinds of statements by the learner; the kind determines the partner's reaction. */
export const factKinds = [
  'death',
  'illness',
  'bad-event',
  'bad-feeling',
  'complaint',
  'good-event',
  'good-feeling',
  'plan',
  'past',
  'like',
  'dislike',
  'job',
  'study',
  'family',
  'pet',
  'home',
  'wish',
  'ability',
  'habit',
  'possession',
  'opinion',
  'weather',
  'match',
  'need',
  'birthday',
] as const;
export type FactKind = (typeof factKinds)[number];

/** Classes of things, for partner sentences that fit all things of a class. */
export const topics = [
  'person',
  'animal',
  'food',
  'drink',
  'sport',
  'music',
  'film',
  'book',
  'game',
  'place',
  'travel',
  'transport',
  'home',
  'clothes',
  'technology',
  'work',
  'school',
  'health',
  'money',
  'nature',
  'weather',
  'sleep',
  'shopping',
  'language',
  'free-time',
] as const;
export type Topic = (typeof topics)[number];

/** One fact about the learner. It is plain JSON, so that it can be stored between conversations. */
export type Fact = {
  kind: FactKind;
  /** The subject in the partner's words: "your brother", "football". Empty when it is unclear. */
  about: string;
  topic: Topic | null;
  /** Whether `about` is plural: "cats", "your parents". */
  plural: boolean;
  /** The pronoun for a person or thing: "he", "she", "it", "they". */
  pronoun: 'he' | 'she' | 'it' | 'they';
  /** A coming event of the subject, or of the learner: "exam". */
  event?: string | undefined;
  /** Private: used in this conversation only. */
  sensitive?: boolean | undefined;
  turn: number;
};

/** Returns whether a fact requires sympathy before any other reaction. */
export const isGrave = ({ kind }: Pick<Fact, 'kind'>): boolean =>
  kind === 'death' || kind === 'illness' || kind === 'bad-event';

export const isSad = (fact: Pick<Fact, 'kind'>): boolean => isGrave(fact) || fact.kind === 'bad-feeling';
