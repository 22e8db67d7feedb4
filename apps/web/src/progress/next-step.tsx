import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { LinkButton } from '../ui/link-button.tsx';
import { useAdminText } from './admin.texts.ts';
import { type AdminDay, adminNext, deskPath, needsPerson } from './admin-day.ts';

/** The one thing that needs the administrator now; nothing when nothing does. */
export const NextStep = ({ people, queue }: Pick<AdminDay, 'people' | 'queue'>) => {
  const t = useAdminText();
  const next = adminNext(people, queue);
  if (next === null) return null;
  const adding = next === 'add-people';
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={t('nextSteps')}
      sx={{
        p: { xs: 2.5, sm: 3 },
        borderRadius: 1.6,
        borderColor: 'color-mix(in srgb, var(--p-palette-primary-main) 45%, transparent)',
        bgcolor: 'color-mix(in srgb, var(--p-palette-primary-main) 6%, var(--p-palette-background-paper))',
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
      }}
    >
      <Box sx={{ flex: '1 1 18rem', minWidth: 0 }}>
        <Typography variant="h2">
          {adding ? t('nobodyTitle') : t('reviewTitle', { count: needsPerson(queue) })}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
          {t(adding ? 'nobodyText' : 'reviewText')}
        </Typography>
      </Box>
      <LinkButton
        to={adding ? '/pages/user-add' : deskPath('needs-review', 'failed')}
        variant="contained"
        size="large"
      >
        {t(adding ? 'addPeople' : 'review')}
      </LinkButton>
    </Paper>
  );
};
