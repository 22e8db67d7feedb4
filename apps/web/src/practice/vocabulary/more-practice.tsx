import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { PlaceCard } from '../../ui/layout/place-card.tsx';
import { speakingPath } from '../../voice/speaking-path.ts';
import { useVocabularyText } from './vocabulary.texts.ts';
import { extraPath, gapsPath, importPath, lessonsPath, statsPath } from './vocabulary-paths.ts';

const places = [
  { to: gapsPath, name: 'gaps', text: 'gapsText' },
  { to: lessonsPath, name: 'lessons', text: 'lessonsText' },
  { to: extraPath, name: 'extra', text: 'extraText' },
  { to: statsPath, name: 'stats', text: 'statsText' },
  { to: importPath, name: 'import', text: 'importText' },
  { to: speakingPath, name: 'speaking', text: 'speakingText' },
] as const;

/** Links to the other vocabulary exercises and tools. */
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
          <PlaceCard key={to} to={to} title={t(name)}>
            {t(text)}
          </PlaceCard>
        ))}
      </Box>
    </section>
  );
};
