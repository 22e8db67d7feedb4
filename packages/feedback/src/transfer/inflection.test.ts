import { expect, test } from 'vitest';
import {
  comparative,
  gerund,
  indefiniteArticle,
  participle,
  past,
  plural,
  superlative,
  thirdPerson,
} from './inflection.ts';

test.each([
  ['go', 'goes', 'going', 'went', 'gone'],
  ['study', 'studies', 'studying', 'studied', 'studied'],
  ['play', 'plays', 'playing', 'played', 'played'],
  ['stop', 'stops', 'stopping', 'stopped', 'stopped'],
  ['open', 'opens', 'opening', 'opened', 'opened'],
  ['watch', 'watches', 'watching', 'watched', 'watched'],
  ['make', 'makes', 'making', 'made', 'made'],
  ['lie', 'lies', 'lying', 'lay', 'lain'],
  ['see', 'sees', 'seeing', 'saw', 'seen'],
  ['agree', 'agrees', 'agreeing', 'agreed', 'agreed'],
  ['have', 'has', 'having', 'had', 'had'],
  ['visit', 'visits', 'visiting', 'visited', 'visited'],
  ['begin', 'begins', 'beginning', 'began', 'begun'],
])('verb forms › are correct for %s', (base, third, ing, before, participleForm) => {
  expect([thirdPerson(base), gerund(base), past(base), participle(base)]).toEqual([
    third,
    ing,
    before,
    participleForm,
  ]);
});

test.each([
  ['cat', 'cats'],
  ['city', 'cities'],
  ['boy', 'boys'],
  ['bus', 'buses'],
  ['watch', 'watches'],
  ['person', 'people'],
  ['tomato', 'tomatoes'],
  ['photo', 'photos'],
  ['knife', 'knives'],
])('plural › is formed correctly from %s: %s', (noun, expected) => {
  expect(plural(noun)).toBe(expected);
});

test.each([
  ['big', 'bigger', 'biggest'],
  ['easy', 'easier', 'easiest'],
  ['nice', 'nicer', 'nicest'],
  ['good', 'better', 'best'],
  ['slow', 'slower', 'slowest'],
])('comparative and superlative › are formed correctly from %s', (adjective, more, most) => {
  expect([comparative(adjective), superlative(adjective)]).toEqual([more, most]);
});

test.each([
  ['apple', 'an'],
  ['hour', 'an'],
  ['university', 'a'],
  ['uncle', 'an'],
  ['umbrella', 'an'],
  ['European', 'a'],
  ['house', 'a'],
  ['unimportant', 'an'],
  ['one-way', 'a'],
])('indefinite article › for the word %s is %s', (word, article) => {
  expect(indefiniteArticle(word)).toBe(article);
});
