import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReadingCard } from '@pratik/contract/reading';
import { Link } from '../../ui/navigation.tsx';
import { useReadingText } from './reading.texts.ts';
import { textPath } from './reading-path.ts';
import { StateLabel } from './state-label.tsx';
import { TextFacts } from './text-facts.tsx';

/** One text to choose; the whole card can be pressed. */
export const TextCard = ({ text }: { text: ReadingCard }) => {
  const t = useReadingText();
  return (
    <Paper
      component="article"
      variant="outlined"
      sx={{
        position: 'relative',
        p: 2.25,
        borderRadius: 1.6,
        display: 'flex',
        flexDirection: 'column',
        gap: 0.75,
        transition: 'border-color 150ms',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <Typography variant="h3">
        <Box
          component={Link}
          to={textPath(text.id)}
          aria-label={t(text.state === 'begun' ? 'goOnNamed' : 'readNamed', { title: text.title })}
          sx={{
            color: 'inherit',
            textDecoration: 'none',
            '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
          }}
        >
          <span lang="en">{text.title}</span>
        </Box>
      </Typography>
      <Box sx={{ flex: 1, color: 'text.secondary' }}>
        <TextFacts text={text} />
      </Box>
      <StateLabel text={text} />
    </Paper>
  );
};
