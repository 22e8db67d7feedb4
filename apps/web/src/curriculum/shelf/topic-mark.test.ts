import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tr } from '../topics.tr.ts';

const marks = readFileSync('apps/web/src/curriculum/shelf/topic-marks.svg', 'utf8');

it('topic drawings › exist for each topic of the library, and have at most 12 kB in all', () => {
  const drawn = [...marks.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(drawn.toSorted()).toEqual(Object.keys(tr).toSorted());
  expect(marks.length).toBeLessThan(12_000);
});
