import { applyAll } from '../evaluation/score.ts';
import { mergeFindings } from '../merge.ts';
import { prepareText } from '../text/prepare.ts';
import { findTransfer } from './transfer.source.ts';

/** The text with the grammar's best replacements in place: what a test of a pattern looks at. */
export function corrected(text: string): string {
  return applyAll(text, mergeFindings(text, findTransfer(prepareText(text))));
}
