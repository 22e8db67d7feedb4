import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { OpenedListening } from '@pratik/contract/listening';
import { Link } from '../../ui/navigation.tsx';
import { usePageHeading } from '../../ui/page.tsx';
import { useListeningText } from './listening.texts.ts';
import { listeningPath } from './listening-path.ts';
import { ScriptFacts } from './script-facts.tsx';

/** The way back, the title and what the script is like. */
export const ScriptHeader = ({ text }: { text: OpenedListening['text'] }) => {
  const t = useListeningText();
  const heading = usePageHeading(text.title);
  return (
    <Box component="header" sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', mb: 3 }}>
      <IconButton component={Link} to={listeningPath} aria-label={t('back')} sx={{ ml: -1, flex: 'none' }}>
        <ArrowBackRounded />
      </IconButton>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h1" lang="en" ref={heading} tabIndex={-1}>
          {text.title}
        </Typography>
        <Box sx={{ color: 'text.secondary', mt: 0.5 }}>
          <ScriptFacts text={text} />
        </Box>
      </Box>
    </Box>
  );
};
