import type { AskedQuestion } from '@pratik/contract/asked-question';

/** The properties of a question that its answer fields need. */
export type Put = Pick<AskedQuestion, 'form' | 'prompts' | 'options'>;

/** Props of the answer fields of every question form. */
export type FieldsProps = {
  question: Put;
  /** Indexes of the chosen options, or null before the first choice. */
  choice: readonly number[] | null;
  onChoose: (choice: number[]) => void;
  /** Element id of the message that the answer is incomplete. */
  describedBy?: string | undefined;
};

/** Index that stands for a prompt without a chosen option. */
export const nothing = -1;

/** Returns the indexes of the options in their initial order. */
export const asShown = ({ options }: Pick<Put, 'options'>): number[] => options.map((_, index) => index);

/**
 * Whether the choice can be submitted: at least one option is chosen, and in a pairs question every prompt has an
 * option.
 */
export const isComplete = ({ form, prompts }: Put, choice: readonly number[] | null): choice is number[] =>
  choice !== null &&
  choice.length > 0 &&
  (form !== 'match' || prompts.every((_, index) => (choice[index] ?? nothing) !== nothing));

/** Returns the choice with one option added or removed. */
export const toggled = (choice: readonly number[] | null, option: number): number[] =>
  choice?.includes(option)
    ? choice.filter((each) => each !== option)
    : [...(choice ?? []), option].toSorted((a, b) => a - b);

/** Returns the order with one item moved by one position. */
export const moved = (order: readonly number[], place: number, by: 1 | -1): number[] => {
  const [here, there] = [order[place], order[place + by]];
  if (here === undefined || there === undefined) return [...order];
  return order.with(place, there).with(place + by, here);
};

/** Returns the choice with an option assigned to a prompt. */
export const given = (choice: readonly number[] | null, { prompts }: Put, prompt: number, option: number) =>
  prompts.map((_, index) => (index === prompt ? option : (choice?.[index] ?? nothing)));
