import { applyAll } from '../evaluation/score.ts';
import { mergeFindings } from '../merge.ts';
import { prepareText } from '../text/prepare.ts';
import { findTransfer } from './transfer.source.ts';

/** Applies the best replacements of the grammar to a text. Pattern tests use it. */
export function corrected(text: string): string {
  return applyAll(text, mergeFindings(text, findTransfer(prepareText(text))));
}
