import type { ReactNode } from 'react';

export type Side = 'mine' | 'theirs';

/**
 * One field of a record that two users edited, as text: the value when the form was opened, the value in the form,
 * and the stored value.
 */
export type ConflictField = {
  readonly key: string;
  readonly label: string;
  readonly base: string;
  readonly mine: string;
  readonly theirs: string;
  readonly lang?: 'en';
  /** Renders the value of this field when it is more than plain text. */
  readonly show?: (text: string) => ReactNode;
};

export type Choices = Readonly<Record<string, Side>>;

/** The fields whose values differ. */
export const differing = (fields: readonly ConflictField[]): ConflictField[] =>
  fields.filter(({ mine, theirs }) => mine !== theirs);

export const changedByBoth = ({ base, mine, theirs }: ConflictField): boolean =>
  mine !== base && theirs !== base;

/** The default choices: `theirs` for a field that only the other user changed, otherwise `mine`. */
export const usualChoices = (fields: readonly ConflictField[]): Choices =>
  Object.fromEntries(fields.map((field) => [field.key, field.mine === field.base ? 'theirs' : 'mine']));

export const allOf = (fields: readonly ConflictField[], side: Side): Choices =>
  Object.fromEntries(fields.map(({ key }) => [key, side]));
