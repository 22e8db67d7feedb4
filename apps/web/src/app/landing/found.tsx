import { CorrectionsPanel } from '../../feedback/corrections-panel.tsx';
import { NothingFound } from '../../feedback/nothing-found.tsx';
import { useLandingText } from './landing.texts.ts';
import type { Checked } from './visitor-call.ts';

/**
 * Shows the result of the check of a visitor’s sentence. This component is a separate chunk, which is loaded when
 * the visitor first checks a sentence.
 */
export const Found = ({ result: { text, checked, corrections } }: { result: Checked }) => {
  const t = useLandingText();
  if (corrections.length > 0) return <CorrectionsPanel text={text} corrections={corrections} />;
  if (checked === 'unreadable') return t(looksTurkish(text) ? 'tryTurkish' : 'tryUnreadable');
  return <NothingFound text={text} />;
};

/** Returns whether the text contains letters that Turkish has and English does not. */
const looksTurkish = (text: string): boolean => /[çğıöşüÇĞİÖŞÜ]/.test(text);
