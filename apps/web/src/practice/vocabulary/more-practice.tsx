import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from '../../ui/navigation.tsx';
import { speakingPath } from '../../voice/speaking-path.ts';
import { useVocabularyText } from './vocabulary.texts.ts';
import { extraPath, figuresPath, gapsPath, importPath } from './vocabulary-paths.ts';

const places = [
  { to: gapsPath, name: 'gaps', text: 'gapsText' },
  { to: extraPath, name: 'extra', text: 'extraText' },
  { to: figuresPath, name: 'figures', text: 'figuresText' },
  { to: importPath, name: 'import', text: 'importText' },
  { to: speakingPath, name: 'speaking', text: 'speakingText' },
] as const;

/** What else there is to do with words, each on a page of its own. */
export const MorePractice = () => {
  const t = useVocabularyText();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography variant="h2" id={id} sx={{ mb: 2 }}>
        {t('more')}
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {places.map(({ to, name, text }) => (
          <Paper component="li" key={to} variant="outlined" sx={{ borderRadius: 1.6, overflow: 'hidden' }}>
            <Box
              component={Link}
              to={to}
              sx={{
                display: 'flex',
                gap: 1,
                alignItems: 'center',
                height: '100%',
                p: 2,
                color: 'inherit',
                textDecoration: 'none',
                '&:hover': { bgcolor: 'action.hover' },
                '&:focus-visible': { outlineOffset: -3 },
              }}
            >
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Box sx={{ fontWeight: 640 }}>{t(name)}</Box>
                <Box sx={{ color: 'text.secondary', fontSize: '0.964rem' }}>{t(text)}</Box>
              </Box>
              <ChevronRight aria-hidden sx={{ color: 'text.secondary' }} />
            </Box>
          </Paper>
        ))}
      </Box>
    </section>
  );
};
