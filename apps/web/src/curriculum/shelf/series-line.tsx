import Box from '@mui/material/Box';
import type { ShelfCard } from '@pratik/contract/shelf';
import { useShelfText } from './shelf.texts.ts';

/** Names the series of a text and its episode. Renders nothing for a text outside a series. */
export const SeriesLine = ({ series }: Pick<ShelfCard, 'series'>) => {
  const t = useShelfText();
  if (!series) return null;
  return (
    <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
      {t('series')}: <span lang="en">{series.title}</span> · {t('episode', { number: series.episode })}
    </Box>
  );
};

/** What happened in the earlier episodes. Renders nothing without a recap. */
export const Recap = ({ recap }: { recap: string | null }) => {
  const t = useShelfText();
  if (recap === null) return null;
  return (
    <Box sx={{ mb: 2.5, pl: 2, borderLeft: '3px solid', borderColor: 'primary.main', maxWidth: '46rem' }}>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{t('recap')}</Box>
      <Box lang="en">{recap}</Box>
    </Box>
  );
};
