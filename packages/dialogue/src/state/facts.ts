/** Kinds of statements by the learner. The kind determines how the partner reacts. */
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

/** Classes of persons, animals and things. Some partner sentences fit everything in a class. */
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

/**
 * One fact about the learner. A fact contains only JSON values, so that it can be stored between
 * conversations.
 */
export type Fact = {
  kind: FactKind;
  /**
   * The person or thing that the fact is about, from the partner’s point of view, for example "your brother"
   * or "football". Empty if the subject of the fact is unclear.
   */
  about: string;
  topic: Topic | null;
  /** Whether the subject `about` is plural, such as "cats" or "your parents". */
  plural: boolean;
  /** The pronoun for the subject `about`, such as "he". */
  pronoun: 'he' | 'she' | 'it' | 'they';
  /** A future event that concerns the learner or `about`, for example "exam". */
  event?: string | undefined;
  /** Whether the fact is private. A private fact is not remembered after this conversation. */
  sensitive?: boolean | undefined;
  turn: number;
};

/** Whether a fact requires sympathy before any other reaction. */
export const isGrave = ({ kind }: Pick<Fact, 'kind'>): boolean =>
  kind === 'death' || kind === 'illness' || kind === 'bad-event';

export const isSad = (fact: Pick<Fact, 'kind'>): boolean => isGrave(fact) || fact.kind === 'bad-feeling';
