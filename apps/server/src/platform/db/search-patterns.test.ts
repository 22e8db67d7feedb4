import { expect, test } from 'vitest';
import { likePatterns, wordBreaks } from './search-patterns.ts';

test('search patterns › match three or more letters anywhere in a word, but one or two letters only at the beginning of a word', () => {
  expect(likePatterns('  ', wordBreaks.name)).toEqual([]);
  expect(likePatterns(' şıl ', wordBreaks.name)).toEqual(['%şıl%']);
  expect(likePatterns('iş', wordBreaks.name)).toEqual(['iş%', '% iş%', '%-iş%']);
  expect(likePatterns('a', wordBreaks.email)).toEqual(['a%', '%@a%', '%.a%', '%-a%', '%\\_a%']);
  expect(likePatterns("don't", wordBreaks.name)).toEqual(['%don_t%']);
  expect(likePatterns('don’t', wordBreaks.name)).toEqual(['%don_t%']);
  expect(likePatterns("'", wordBreaks.name)).toEqual(["'%", "% '%", "%-'%"]);
  expect(likePatterns('%_\\', wordBreaks.name)).toEqual(['%\\%\\_\\\\%']);
});
