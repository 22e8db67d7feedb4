import type { AskedQuestion } from '@pratik/contract/asked-question';

/** What a form of answering works on. */
export type Put = Pick<AskedQuestion, 'form' | 'prompts' | 'options'>;

/** What the fields of any form of question take. */
export type FieldsProps = {
  question: Put;
  /** Places of options; null while nothing was chosen. */
  choice: readonly number[] | null;
  onChoose: (choice: number[]) => void;
  /** What says that something is missing. */
  describedBy?: string | undefined;
};

/** Stands for a prompt to which nothing was given yet. */
export const nothing = -1;

/** The places of options as they are shown first. */
export const asShown = ({ options }: Pick<Put, 'options'>): number[] => options.map((_, index) => index);

/** Whether a choice may be sent: something is chosen, and something for each prompt. */
export const isComplete = ({ form, prompts }: Put, choice: readonly number[] | null): choice is number[] =>
  choice !== null &&
  choice.length > 0 &&
  (form !== 'match' || prompts.every((_, index) => (choice[index] ?? nothing) !== nothing));

/** With one option more, or without it. */
export const toggled = (choice: readonly number[] | null, option: number): number[] =>
  choice?.includes(option)
    ? choice.filter((each) => each !== option)
    : [...(choice ?? []), option].toSorted((a, b) => a - b);

/** An order with what stands at a place one place on or back. */
export const moved = (order: readonly number[], place: number, by: 1 | -1): number[] => {
  const [here, there] = [order[place], order[place + by]];
  if (here === undefined || there === undefined) return [...order];
  return order.with(place, there).with(place + by, here);
};

/** With an option given to a prompt. */
export const given = (choice: readonly number[] | null, { prompts }: Put, prompt: number, option: number) =>
  prompts.map((_, index) => (index === prompt ? option : (choice?.[index] ?? nothing)));
