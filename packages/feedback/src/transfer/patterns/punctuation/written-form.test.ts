import { expect, test } from 'vitest';
import { prepareText } from '../../../text/prepare.ts';
import { findTransfer } from '../../transfer.source.ts';

const changes = (text: string) =>
  findTransfer(prepareText(text)).map(
    ({ start, end, replacements }) => `${text.slice(start, end)} → ${replacements[0]}`,
  );

test.each([
  ['I like youre bag.', 'youre → your'],
  ['Is this youre bag?', 'youre → your'],
  ['I think youre very kind.', "youre → you're"],
  ['youre late again.', "youre → you're"],
])('missing apostrophe › reads "youre" before a noun as "your": %s', (text, change) => {
  expect(changes(text)).toContain(change);
});

test.each([
  ['I watched tv with my uncle.', ['tv → TV']],
  ['i like my room.', ['i → I']],
  ['i´m happy with my room.', []],
  ['i`m happy with my room.', []],
  ['i) the first point', []],
])(
  'capital letters › are corrected in "tv" and "i", but not before an accent or in a list: %s',
  (text, right) => {
    expect(changes(text)).toEqual(right);
  },
);
