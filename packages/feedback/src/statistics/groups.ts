const prepositions = new Set('to of in for on at with by from about into as during'.split(' '));
const isArticle = (word: string) => word === 'a' || word === 'the';

function groupOfSet(set: number): string {
  if (set >= 65) return 'preposition confused';
  if (set <= 4) return 'auxiliary';
  return set >= 10 && set <= 12 ? 'pronoun' : 'word confused';
}

/**
 * Returns the group of a kind of suggestion. The kinds of a group are calibrated together, because single kinds are
 * too rare to be measured.
 */
export function groupOf(kind: string): string {
  const own = /^(?:comma\+|comma-|splice|blank|lower|join)/.exec(kind)?.[0];
  if (own !== undefined) return own;
  const set = /^(\d+):/.exec(kind)?.[1];
  if (set !== undefined) return groupOfSet(Number(set));
  const [from = '', to = ''] = kind.split('>');
  if (from === '' && isArticle(to)) return 'article missing';
  if (isArticle(from)) return to === '' ? 'article to remove' : 'article to replace';
  if (from === '') return 'preposition missing';
  if (to === '') return 'preposition to remove';
  if (prepositions.has(from)) return 'preposition to replace';
  return /^NNS?>NNS?$/.test(kind) ? 'number of a noun' : 'form of a word';
}
