import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { getModelAnswers } from '@pratik/contract/writing';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../lib/api/query-client.ts';
import { useBilingual } from '../../../lib/language/i18n.ts';
import { radius } from '../../../ui/theme/tokens.ts';
import { useModelsText } from './models.texts.ts';

/**
 * Checklist to use before a piece is submitted. Renders nothing while the list is loading or cannot be loaded,
 * because writing is possible without it.
 */
export const Checklist = ({ pieceId }: { pieceId: string }) => {
  const t = useModelsText();
  const pick = useBilingual();
  const { data } = useQuery(callQuery(getModelAnswers, { pieceId }));
  if (!data || data.checklist.length === 0) return null;
  return (
    <Paper
      component="section"
      aria-label={t('checklist')}
      variant="outlined"
      sx={{ p: 2.5, borderRadius: radius.card }}
    >
      <Typography variant="h3" component="h2" sx={{ mb: 0.75 }}>
        {t('checklist')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
        {data.checklist.map((line) => (
          <li key={line.en}>{pick(line)}</li>
        ))}
      </Box>
    </Paper>
  );
};
