import type { ReactNode } from 'react';

export type Side = 'mine' | 'theirs';

/** One field of a record two people edited, as text: what the form was opened with, what is in it, what now stands. */
export type ConflictField = {
  readonly key: string;
  readonly label: string;
  readonly base: string;
  readonly mine: string;
  readonly theirs: string;
  readonly lang?: 'en';
  /** How a text of this field is shown, where it is more than plain text. */
  readonly show?: (text: string) => ReactNode;
};

export type Choices = Readonly<Record<string, Side>>;

/** Fields there is something to choose in. */
export const differing = (fields: readonly ConflictField[]): ConflictField[] =>
  fields.filter(({ mine, theirs }) => mine !== theirs);

export const changedByBoth = ({ base, mine, theirs }: ConflictField): boolean =>
  mine !== base && theirs !== base;

/** What nobody has to think about: a field only the other changed is theirs; otherwise what was typed here stays. */
export const usualChoices = (fields: readonly ConflictField[]): Choices =>
  Object.fromEntries(fields.map((field) => [field.key, field.mine === field.base ? 'theirs' : 'mine']));

export const allOf = (fields: readonly ConflictField[], side: Side): Choices =>
  Object.fromEntries(fields.map(({ key }) => [key, side]));
