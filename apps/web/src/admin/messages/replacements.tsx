import Box from '@mui/material/Box';
import { useMessagesText } from './messages.texts.ts';

/** Shows the suggested replacements of a correction, best first: `went / has gone`. */
export const Replacements = ({ replacements }: { replacements: readonly string[] }) => {
  const t = useMessagesText();
  return replacements.map((replacement, index) => (
    <span key={replacement}>
      {index > 0 ? ' / ' : null}
      {replacement === '' ? (
        t('leaveOut')
      ) : (
        <Box component="strong" lang="en" sx={{ color: 'success.main' }}>
          {replacement}
        </Box>
      )}
    </span>
  ));
};
