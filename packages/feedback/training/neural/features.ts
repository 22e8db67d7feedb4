import { thresholds } from '../../src/statistics/thresholds.ts';
import type { Change } from './change.ts';

const of = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const classes: readonly (readonly [string, ReadonlySet<string>])[] = [
  ['P', of('to of in for on at with by from about into as during since until between over through')],
  ['D', of('the a an')],
  ['B', of('is are be was were am been being')],
  ['A', of('have has had do does did will would can could should may might must')],
  ['R', of('it i he she they we you them him her me us my your his their our its')],
];
const classOf = (word: string): string =>
  word === '' ? '' : (classes.find(([, words]) => words.has(word))?.[0] ?? 'x');

/**
 * Returns the group of a kind of proposal. Kinds in the same group share their weights, for example "at>in" and
 * "on>at", or "VBP>VBD" and "VBZ>VBD".
 */
export function groupOf(kind: string): string {
  if (kind.startsWith('comma')) return kind;
  const plain = kind.replace(/^\d+:/, '');
  const words = /^([a-z']*)>([a-z']*)$/.exec(plain);
  if (words) return `${classOf(words[1] ?? '')}>${classOf(words[2] ?? '')}`;
  const forms = /^([A-Z$,.:"]+)>([A-Z]+)$/.exec(plain);
  if (forms) return `${/^[NJC]/.test(forms[1] ?? '') ? 'n' : 'v'}>${forms[2]}`;
  return plain.replace(/ .*/, '');
}

function familyOf(code: string): string {
  if (code === 'spelling' || code === 'capital-letters' || code === 'punctuation') return code;
  if (code.endsWith('article')) return 'article';
  if (code.endsWith('preposition')) return 'preposition';
  const verbs = /^(?:third-person-s|tense-|verb-pattern|modal|be-|plural-after-number|countability)/;
  return verbs.test(code) ? 'verb' : 'rest';
}

/** Value that replaces the tagger’s margin if the tagger does not suggest the change. */
const none = -3.5;

/**
 * Calls `visit` with each feature of a change. `own` is the precision of the best rule that suggests the change, or
 * undefined if no rule does.
 */
export function visitFeatures(
  change: Change,
  own: number | undefined,
  visit: (name: string, value: number) => void,
): void {
  const { classifiers, tagger, rules, doubt, correction } = change;
  const s = Math.min(8, Math.max(-2, classifiers?.margin ?? 0));
  const t = tagger?.margin ?? none;
  const both = classifiers && tagger ? 1 : 0;
  if (own !== undefined) {
    visit('rule', 1);
    visit('rule precision', Math.log(own / (1 - own)));
    visit('rules', rules.length > 1 ? 1 : 0);
    visit('rule classifiers', s);
    visit('rule tagger', t - none);
    visit('rule tagger agrees', tagger ? 1 : 0);
    visit('rule doubt', doubt);
    const family = familyOf(correction.code);
    visit(`rule ${family}`, 1);
    visit(`rule ${family} classifiers`, s);
    visit(`rule ${family} tagger`, t - none);
    return;
  }
  const group = classifiers ? groupOf(classifiers.kind) : `~${groupOf(tagger?.kind ?? '')}`;
  visit('statistics', 1);
  visit('classifiers', s);
  visit('classifiers propose', classifiers ? 1 : 0);
  visit('classifiers sure', Math.max(0, s - 3));
  visit('tagger', t);
  visit('tagger sure', Math.max(0, t));
  visit('tagger sure and classifiers', Math.max(0, t) * both);
  const [least = Number.POSITIVE_INFINITY, precision = 0.5] = thresholds[classifiers?.kind ?? ''] ?? [];
  const over = s >= least ? 1 : 0;
  visit('classifiers over threshold', over);
  visit('classifiers over threshold precision', over * Math.log(precision / (1 - precision)));
  visit('classifiers over threshold tagger', over * t);
  visit('product', (Math.max(0, s) * Math.max(0, t + 1)) / 2);
  visit('doubt', doubt);
  visit(group, 1);
  visit(`${group} classifiers`, s);
  visit(`${group} tagger`, t);
}
