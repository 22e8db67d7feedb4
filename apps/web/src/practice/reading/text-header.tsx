import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { OpenedReading } from '@pratik/contract/reading';
import { Link } from '../../ui/navigation.tsx';
import { usePageHeading } from '../../ui/page.tsx';
import { useReadingText } from './reading.texts.ts';
import { readingPath } from './reading-path.ts';
import { TextFacts } from './text-facts.tsx';

/** The way back, the title and what the text is like. */
export const TextHeader = ({ text }: { text: OpenedReading['text'] }) => {
  const t = useReadingText();
  const heading = usePageHeading(text.title);
  return (
    <Box component="header" sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', mb: 3 }}>
      <IconButton component={Link} to={readingPath} aria-label={t('back')} sx={{ ml: -1, flex: 'none' }}>
        <ArrowBackRounded />
      </IconButton>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h1" lang="en" ref={heading} tabIndex={-1}>
          {text.title}
        </Typography>
        <Box sx={{ color: 'text.secondary', mt: 0.5 }}>
          <TextFacts text={text} />
        </Box>
      </Box>
    </Box>
  );
};
