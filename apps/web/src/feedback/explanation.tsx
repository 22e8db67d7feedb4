import Box from '@mui/material/Box';
import type { Correction } from '@pratik/contract/feedback';
import { useExplanationLanguage } from '../lib/language/explanation-language.ts';

/**
 * Shows the explanation of a correction in the language that the learner has chosen for explanations. The example
 * at the end is always English.
 */
export const Explanation = ({ of }: { of: Correction['explanation'] }) => {
  const language = useExplanationLanguage();
  // An administrator may have written only a Turkish explanation, which then replaces an empty English one.
  const shown = of[language] === '' ? 'tr' : language;
  const { why, example } = exampleOf(of[shown]);
  return (
    <Box component="span" lang={shown}>
      {why}
      {example === '' ? null : <span lang="en">{example}</span>}
    </Box>
  );
};

/** Separates the example at the end of an explanation from the text before it. */
export const exampleOf = (explanation: string): { why: string; example: string } => {
  const [, why = explanation, example = ''] =
    /^(.*(?:Örnek|Example): )([^ğışçöüĞİŞÇÖÜ]+)$/s.exec(explanation) ?? [];
  return { why, example };
};
