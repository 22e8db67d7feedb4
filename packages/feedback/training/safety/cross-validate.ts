import { judgePart, mostUrgent } from '../../src/safety/judge.ts';
import { type Opinion, opinionOf } from '../../src/safety/opinion/opinion.ts';
import { examplesOf, type TrainingMessage } from './examples.ts';
import { quantised, trainNetwork } from './network.ts';

type Judged = { message: TrainingMessage; opinions: Opinion[] };

const folds = 4;
const measuredSets = ['e', 'g', 'h'];

/**
 * Asks, about each message, a classifier that was trained without it. Messages that were made from one template are
 * judged by the same classifier.
 */
const judgeUnseen = (messages: readonly TrainingMessage[]): Judged[] =>
  [...Array(folds).keys()].flatMap((fold) => {
    const isLeftOut = ({ set, group }: TrainingMessage) =>
      measuredSets.includes(set) && group % folds === fold;
    const model = quantised(trainNetwork(examplesOf(messages.filter((message) => !isLeftOut(message)))));
    return messages.filter(isLeftOut).map((message) => ({
      message,
      opinions: message.parts.map(({ features }) => opinionOf(model, features)),
    }));
  });

const resultsOf = (judged: readonly Judged[], moved: number): string => {
  const graded = judged.map(({ message: { label, parts }, opinions }) => {
    const found = parts.flatMap((part, at) => {
      const opinion = opinions[at];
      return opinion ? judgePart(part, opinion, moved) : [];
    });
    return { label, grade: mostUrgent(found)?.grade ?? 'none' };
  });
  const share = (label: string, grades: readonly string[]) => {
    const own = graded.filter((one) => one.label === label);
    const part = own.filter(({ grade }) => grades.includes(grade)).length;
    return `${((100 * part) / own.length).toFixed(1)} %`;
  };
  return [
    `certain graded certain ${share('certain', ['certain'])}`,
    `harmless graded certain ${share('harmless', ['certain'])}`,
    `harmless graded unsure ${share('harmless', ['unsure'])}`,
    `unsure graded unsure or certain ${share('unsure', ['unsure', 'certain'])}`,
  ].join(', ');
};

/** Returns the results for each set, with the limit for “certain” as it is and moved. */
export const crossValidate = (messages: readonly TrainingMessage[]): string[] => {
  const judged = judgeUnseen(messages);
  return measuredSets.flatMap((set) => {
    const own = judged.filter(({ message }) => message.set === set);
    return [-0.5, -0.25, 0, 0.25, 0.5].map((moved) => `set ${set}, limit ${moved}: ${resultsOf(own, moved)}`);
  });
};
