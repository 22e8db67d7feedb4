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

/** Classes of things. Partner sentences refer to all things of a class. */
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

/** One fact about the learner. It contains only JSON values, so that it can be stored between conversations. */
export type Fact = {
  kind: FactKind;
  /** The subject in the partner's words, for example "your brother" or "football". Empty if the subject is unclear. */
  about: string;
  topic: Topic | null;
  /** Whether `about` is plural, such as "cats" or "your parents". */
  plural: boolean;
  /** The pronoun for the person or thing. */
  pronoun: 'he' | 'she' | 'it' | 'they';
  /** A future event of the subject or of the learner, for example "exam". */
  event?: string | undefined;
  /** Whether the fact is private. A private fact is used only in this conversation. */
  sensitive?: boolean | undefined;
  turn: number;
};

/** Whether a fact requires sympathy before any other reaction. */
export const isGrave = ({ kind }: Pick<Fact, 'kind'>): boolean =>
  kind === 'death' || kind === 'illness' || kind === 'bad-event';

export const isSad = (fact: Pick<Fact, 'kind'>): boolean => isGrave(fact) || fact.kind === 'bad-feeling';
