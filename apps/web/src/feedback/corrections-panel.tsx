import Box from '@mui/material/Box';
import type { Correction } from '@pratik/contract/feedback';
import { correctedSentences } from '@pratik/text/corrected-text';
import type { ReactNode } from 'react';
import { SourceLabel } from '../ui/label/source-label.tsx';
import { radius, weight } from '../ui/theme/tokens.ts';
import { useCodeName } from './code-names.ts';
import { CorrectedSentence } from './corrected-sentence.tsx';
import { Explanation } from './explanation.tsx';
import { useFeedbackText } from './feedback.texts.ts';
import { sourceTexts } from './source-texts.ts';

type CorrectionsPanelProps = { text: string; corrections: readonly Correction[] };

/**
 * Shows the corrections of a text without a button to open them: the corrected sentences and the reason for each
 * correction.
 */
export const CorrectionsPanel = ({ text, corrections }: CorrectionsPanelProps) => {
  const t = useFeedbackText();
  const codeName = useCodeName();
  return (
    <ResultPanel>
      {correctedSentences(text, corrections).map((sentence) => (
        <CorrectedSentence key={sentence.start} sentence={sentence} />
      ))}
      {corrections.map(({ code, start, end, source, explanation }) => (
        <div key={`${code} ${start} ${end}`}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
            <Box component="strong" sx={{ fontWeight: weight.semibold }}>
              {codeName(code)}
            </Box>
            <SourceLabel>{t(sourceTexts[source])}</SourceLabel>
          </Box>
          <Box sx={{ color: 'text.secondary' }}>
            <Explanation of={explanation} />
          </Box>
        </div>
      ))}
    </ResultPanel>
  );
};

/** Frame around the result of a check. */
export const ResultPanel = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 1.25,
      p: 2,
      borderRadius: radius.card,
      border: '1px solid',
      borderColor: 'color-mix(in srgb, var(--p-palette-primary-main) 30%, transparent)',
      bgcolor: 'color-mix(in srgb, var(--p-palette-primary-main) 6%, var(--p-palette-background-paper))',
      overflowWrap: 'anywhere',
    }}
  >
    {children}
  </Box>
);
