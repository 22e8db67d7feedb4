import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sentencesOf } from '../../src/safety/check.ts';
import { contextOf, type LabelledMessage, readMessages } from '../../src/safety/evaluation/messages.ts';
import { readSafety, type SafetySetName, safetySets } from '../../src/safety/evaluation/sets.ts';
import { harmless, hints } from '../../src/safety/hints/sentences.ts';
import { type RuleReading, readParts } from '../../src/safety/judge.ts';
import type { Outcome } from '../../src/safety/opinion/opinion.ts';
import { nearTo } from './near.ts';
import type { Example } from './network.ts';
import { messagesOf, type Template, templates } from './templates.ts';

/** A labelled message of a training set, with what the rules found in its parts. */
export type TrainingMessage = Pick<LabelledMessage, 'text' | 'context' | 'before' | 'label' | 'concern'> & {
  set: string;
  /** Messages of one group were made from one template. */
  group: number;
  weight: number;
  parts: RuleReading[];
};
type Unread = Omit<TrainingMessage, 'parts'>;

const folder = join(import.meta.dirname, '../../src/safety/evaluation');

/**
 * Weight of an everyday sentence. A lower weight gives more needless questions about ordinary sentences, a higher
 * weight misses more dangers.
 */
const everydayWeight = 0.1;

/** Harmless sentences of the library, most of which an earlier classifier did not recognise as harmless. */
const everyday = readFileSync(join(import.meta.dirname, 'everyday.txt'), 'utf8')
  .trimEnd()
  .split('\n')
  .map(
    (text): Unread => ({
      set: 'everyday',
      group: 0,
      weight: everydayWeight,
      text,
      context: 'chat',
      before: null,
      label: 'harmless',
      concern: null,
    }),
  );

/** Maximum number of messages that are made from one template, and the weight of all of them together. */
const perTemplate = 4;
const templateWeight = 2;

/** Whether a message counts in a role-play too. Half of these messages are repeated as messages of a role-play. */
const meansTheSameInPlay = ({ context, before, label, concern }: Template): boolean =>
  context === 'chat' && before === null && label === 'certain' && concern === 'self-harm';

const written = (): Unread[] =>
  templates().flatMap((template, group) => {
    const messages = messagesOf(template, perTemplate);
    const weight = templateWeight / Math.max(2, messages.length);
    return messages.flatMap((message, at): Unread[] => {
      const own = { ...message, set: 'h', group, weight };
      return meansTheSameInPlay(message) && at % 2 === 0 ? [own, { ...own, context: 'role-play' }] : [own];
    });
  });

const readSet = (set: string) => readMessages(join(folder, `messages-${set}.jsonl`));

/** The texts that are only for measuring. */
const measured = (): string[] => [
  ...['a', 'b', 'c', 'e-held-out', 'h-held-out', 'i-held-out'].flatMap((set) =>
    readSet(set).map(({ text }) => text),
  ),
  ...(Object.keys(safetySets) as SafetySetName[]).flatMap((name) => readSafety(name).map(({ text }) => text)),
  ...Object.values(hints).flat(),
  ...harmless,
];

/** Reads all messages that the classifier may learn from: none that is nearly equal to a message for measuring. */
export const readTraining = (): TrainingMessage[] => {
  const isMeasured = nearTo(measured());
  const own = ['e', 'g'].flatMap((set) =>
    readSet(set).map((message, group) => ({ ...message, set, group, weight: 1 })),
  );
  return [...own, ...written(), ...everyday]
    .filter(({ text }) => !isMeasured(text))
    .map((message) => ({
      ...message,
      parts: [...readParts(message.text, sentencesOf(message.text), contextOf(message))],
    }));
};

const outcomeOf = ({ label, concern }: TrainingMessage): Outcome =>
  label === 'unsure' ? 'unsure' : (concern ?? 'none');

/** Harmless messages that the rules find certain count more: to recognise them is the first task of the classifier. */
const falseAlarmWeight = 2;
const isFalseAlarm = ({ label }: TrainingMessage, { rules }: RuleReading): boolean =>
  label === 'harmless' && rules.some(({ grade }) => grade === 'certain');

/** Returns the examples of messages. A message with several parts gives no example: its label may fit only one. */
export const examplesOf = (messages: readonly TrainingMessage[]): Example[] =>
  messages.flatMap((message) => {
    const [part, ...others] = message.parts;
    return part && others.length === 0
      ? [
          {
            features: part.features,
            outcome: outcomeOf(message),
            weight: message.weight * (isFalseAlarm(message, part) ? falseAlarmWeight : 1),
          },
        ]
      : [];
  });
