import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { raisedConcerns } from '../../src/safety/concern.ts';
import type { LabelledMessage } from '../../src/safety/evaluation/messages.ts';
import { randomNumbers } from './random.ts';

/** One line of the files in `messages/`: a message, in which `{a|b}` stands for several possible words. */
export type Template = Pick<LabelledMessage, 'context' | 'label' | 'concern'> & {
  topic: string;
  before: string | null;
  text: string;
};

const contexts: Record<string, LabelledMessage['context']> = {
  c: 'chat',
  r: 'role-play',
  e: 'error-practice',
  w: 'writing',
};

const labels = ['harmless', 'unsure', 'certain'] as const;

const headingOf = (line: string) => {
  const [kind = '', topic = ''] = line.slice(1).split('|', 2);
  const [label = '', concern] = kind.trim().split(' ');
  const known = labels.find((one) => one === label);
  const raised = raisedConcerns.find((one) => one === concern) ?? null;
  if (!known || (known === 'harmless') !== (raised === null)) throw new Error(`unknown heading “${line}”`);
  return { label: known, concern: raised, topic: topic.trim() };
};

/** Reads lines such as `r: What would you like? >> a {tea|coffee} please` below headings such as `# certain abuse | topic`. */
export const readTemplates = (lines: readonly string[]): Template[] => {
  let heading: ReturnType<typeof headingOf> | undefined;
  return lines.flatMap((line) => {
    if (line.trim() === '') return [];
    if (line.startsWith('#')) {
      heading = headingOf(line);
      return [];
    }
    if (!heading) throw new Error(`no heading before “${line}”`);
    const [, mark = 'c', said = ''] = /^(?:([crew]): )?(.*)$/.exec(line) ?? [];
    const [first = '', second] = said.split(' >> ');
    const context = contexts[mark] ?? 'chat';
    return [{ ...heading, context, before: second === undefined ? null : first, text: second ?? first }];
  });
};

const folder = join(import.meta.dirname, 'messages');

export const templates = (): Template[] =>
  readdirSync(folder)
    .sort()
    .flatMap((name) => readTemplates(readFileSync(join(folder, name), 'utf8').split('\n')));

const choices = (text: string): number =>
  [...text.matchAll(/\{([^}]*)\}/g)].reduce(
    (most, [, inner = '']) => Math.max(most, inner.split('|').length),
    1,
  );

const shuffled = (options: readonly string[], random: () => number): string[] =>
  options
    .map((option) => ({ option, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ option }) => option);

/** Expands a template `count` times, so that every alternative occurs about equally often. */
export const expand = (template: Template, count: number): Template[] => {
  const random = randomNumbers(
    [...template.text].reduce((sum, letter, at) => sum + letter.charCodeAt(0) * (at + 1), 0),
  );
  const orders: string[][] = [];
  return [...Array(count).keys()].map((round) => {
    let at = 0;
    const fill = (text: string) =>
      text.replace(/\{([^}]*)\}/g, (_, inner: string) => {
        const order = orders[at] ?? shuffled(inner.split('|'), random);
        orders[at] = order;
        at += 1;
        return order[round % order.length] ?? '';
      });
    const before = template.before === null ? null : fill(template.before);
    return { ...template, before, text: fill(template.text) };
  });
};

export const messagesOf = (template: Template, most: number): Template[] => {
  const seen = new Set<string>();
  return expand(template, Math.min(most, choices(`${template.before ?? ''}${template.text}`))).filter(
    ({ text }) => {
      if (seen.has(text)) return false;
      seen.add(text);
      return true;
    },
  );
};
