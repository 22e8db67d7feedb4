import type { FormName } from '../../src/statistics/forms.ts';

/**
 * Probability with which learners omit a word, from 0 to 1. The probability of all other words that the
 * tagger can insert is 0.015.
 */
const byRate: readonly (readonly [number, string])[] = [
  [0.14, ','],
  [0.1, 'the'],
  [0.12, 'a an'],
  [0.05, 'to of in for on at with by from about into as'],
  [0.03, 'is are am was were be been that have has had would can'],
  [0.05, 'do does did it them him me us'],
  [0.035, 'her my your his their our its up out off than'],
];
export const deletionRates: ReadonlyMap<string, number> = new Map(
  byRate.flatMap(([rate, words]) => words.split(' ').map((word) => [word, rate] as const)),
);

/** Prepositions that learners write in place of another preposition. Frequent ones occur several times in the list. */
export const prepositions: readonly string[] =
  'in in in on on at at to to to for for of of with with from by about into'.split(' ');

const exchangeRates: ReadonlyMap<string, number> = new Map(
  (
    [
      [0.06, 'in on at to for of with by from about into during since until between over through'],
      [0.05, 'is are was were am have has had this these that those who which much many'],
      [0.03, 'a an the some any other another do does did their there its'],
      [0.02, 'i you he she it they we him her them us me his my your our and but so as'],
    ] as const
  ).flatMap(([rate, words]) => words.split(' ').map((word) => [word, rate] as const)),
);
export const exchangeRate = (word: string): number => exchangeRates.get(word) ?? 0.05;

/** Maps the tag of the correct form to the forms that learners write instead, each with its probability. */
export const formRates: Readonly<Record<string, readonly (readonly [FormName, number])[]>> = {
  NN: [['NNS', 0.025]],
  NNS: [['NN', 0.08]],
  VB: [
    ['VBG', 0.02],
    ['VBD', 0.015],
    ['VBZ', 0.012],
    ['VBN', 0.008],
  ],
  VBP: [
    ['VBZ', 0.035],
    ['VBD', 0.03],
    ['VBG', 0.015],
  ],
  VBZ: [
    ['VB', 0.08],
    ['VBD', 0.03],
    ['VBG', 0.012],
  ],
  VBD: [
    ['VB', 0.05],
    ['VBZ', 0.02],
    ['VBN', 0.015],
    ['VBG', 0.01],
  ],
  VBN: [
    ['VB', 0.035],
    ['VBD', 0.04],
    ['VBG', 0.02],
  ],
  VBG: [
    ['VB', 0.05],
    ['VBN', 0.012],
    ['VBZ', 0.01],
  ],
};
