import Box from '@mui/material/Box';
import type { StoredCorrection } from '@pratik/contract/feedback';
import { useFeedbackText } from './feedback.texts.ts';

type WithdrawnListProps = { text: string; withdrawn: readonly StoredCorrection[] };

/** Lists the corrections that an administrator withdrew, with a note that they no longer count. */
export const WithdrawnList = ({ text, withdrawn }: WithdrawnListProps) => {
  const t = useFeedbackText();
  return (
    <Box
      component="ul"
      aria-label={t('withdrawnTitle')}
      sx={{ listStyle: 'none', p: 0, m: 0, color: 'text.secondary', typography: 'caption' }}
    >
      {withdrawn.map((one) => (
        <Box component="li" key={one.id} sx={{ py: 0.5 }}>
          <del lang="en">
            {[text.slice(one.start, one.end), one.replacements[0]].filter(Boolean).join(' → ')}
          </del>{' '}
          {t(one.decision?.reported ? 'withdrawnAfterReport' : 'withdrawn')}
        </Box>
      ))}
    </Box>
  );
};
