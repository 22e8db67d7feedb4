import Box from '@mui/material/Box';
import type { Correction } from '@pratik/contract/feedback';
import { useExplanationLanguage } from '../lib/explanation-language.ts';

/** Why something is corrected, in the learner's language of explanation; the example it ends with is English. */
export const Explanation = ({ of }: { of: Correction['explanation'] }) => {
  const language = useExplanationLanguage();
  // An administrator may have written it in Turkish alone.
  const shown = of[language] === '' ? 'tr' : language;
  const { why, example } = exampleOf(of[shown]);
  return (
    <Box component="span" lang={shown}>
      {why}
      {example === '' ? null : <span lang="en">{example}</span>}
    </Box>
  );
};

/** Parts an explanation from the example at its end. */
export const exampleOf = (explanation: string): { why: string; example: string } => {
  const [, why = explanation, example = ''] =
    /^(.*(?:Örnek|Example): )([^ğışçöüĞİŞÇÖÜ]+)$/s.exec(explanation) ?? [];
  return { why, example };
};
