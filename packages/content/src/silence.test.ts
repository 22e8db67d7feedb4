import { mergeFindings } from '@pratik/feedback/merge';
import { prepareText } from '@pratik/feedback/text/prepare';
import { findTransfer } from '@pratik/feedback/transfer/transfer.source';
import { expect, it } from 'vitest';
import { textsOf } from './check/texts.ts';
import { sentencesOf } from './meaning/tokens.ts';
import { readLibrary } from './read/read-library.ts';

it('transfer grammar (rules for errors of Turkish speakers) › reports an error in fewer than 1 % of the library’s correct sentences', () => {
  const { library } = readLibrary();
  const sentences = [
    ...library.words.flatMap(({ examples }) => examples.map(({ en }) => en)),
    ...textsOf(library).flatMap(({ paragraphs }) => paragraphs.flatMap(sentencesOf)),
  ];
  expect(sentences.length).toBeGreaterThan(10_000);
  const touched = sentences.filter((text) => mergeFindings(text, findTransfer(prepareText(text))).length > 0);
  expect(touched.length / sentences.length, touched.slice(0, 20).join('\n')).toBeLessThan(0.01);
}, 240_000);
