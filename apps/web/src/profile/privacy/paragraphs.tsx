import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { getLanguage } from '../../lib/language/i18n.ts';

/** Shows a legal text in the interface language, with the paragraphs of the original. */
export const Paragraphs = ({ tr, en }: { tr: string; en: string }) => (
  <Box sx={{ display: 'grid', gap: 1.5 }}>
    {(getLanguage() === 'en' ? en : tr).split(/\n{2,}/).map((paragraph) => (
      <Typography key={paragraph} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {paragraph}
      </Typography>
    ))}
  </Box>
);
