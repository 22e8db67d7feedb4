import type { ReactNode } from 'react';

export type Side = 'mine' | 'theirs';

/**
 * One field of a record that two users edited. Three values as text: when the form was opened (`base`), in the form
 * (`mine`), and as stored (`theirs`).
 */
export type ConflictField = {
  readonly key: string;
  readonly label: string;
  readonly base: string;
  readonly mine: string;
  readonly theirs: string;
  readonly lang?: 'en';
  /** Renders a value of this field, if plain text is not sufficient. */
  readonly show?: (text: string) => ReactNode;
};

export type Choices = Readonly<Record<string, Side>>;

/** Returns the fields whose values differ. */
export const differing = (fields: readonly ConflictField[]): ConflictField[] =>
  fields.filter(({ mine, theirs }) => mine !== theirs);

export const changedByBoth = ({ base, mine, theirs }: ConflictField): boolean =>
  mine !== base && theirs !== base;

/** Returns the default choices: `theirs` for a field that only the other user changed, otherwise `mine`. */
export const usualChoices = (fields: readonly ConflictField[]): Choices =>
  Object.fromEntries(fields.map((field) => [field.key, field.mine === field.base ? 'theirs' : 'mine']));

export const allOf = (fields: readonly ConflictField[], side: Side): Choices =>
  Object.fromEntries(fields.map(({ key }) => [key, side]));
