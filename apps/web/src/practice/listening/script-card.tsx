import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ListeningCard } from '@pratik/contract/listening';
import { Link } from '../../ui/navigation.tsx';
import { useListeningText } from './listening.texts.ts';
import { scriptPath } from './listening-path.ts';
import { ScriptFacts } from './script-facts.tsx';
import { StateLabel } from './state-label.tsx';

/** One script to choose; the whole card can be pressed. */
export const ScriptCard = ({ text }: { text: ListeningCard }) => {
  const t = useListeningText();
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
          to={scriptPath(text.id)}
          aria-label={t(text.state === 'begun' ? 'goOnNamed' : 'listenNamed', { title: text.title })}
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
        <ScriptFacts text={text} />
      </Box>
      <StateLabel text={text} />
    </Paper>
  );
};
