import { applyAll } from '../evaluation/score.ts';
import { mergeFindings } from '../merge.ts';
import { prepareText } from '../text/prepare.ts';
import { findTransfer } from './transfer.source.ts';

/** Applies the best replacement of each match of the grammar patterns to a text. Only tests call this function. */
export function corrected(text: string): string {
  return applyAll(text, mergeFindings(text, findTransfer(prepareText(text))));
}
