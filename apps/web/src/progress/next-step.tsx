import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { LinkButton } from '../ui/action/link-button.tsx';
import { radius } from '../ui/theme/tokens.ts';
import { useAdminText } from './admin/admin.texts.ts';
import { type AdminDay, adminNext, messageReviewPath, needsUser } from './admin/admin-day.ts';

/** Shows the administrator’s next task. Renders nothing when there is no task. */
export const NextStep = (day: Pick<AdminDay, 'users' | 'queue' | 'needs'>) => {
  const t = useAdminText();
  const next = adminNext(day);
  if (next === null) return null;
  const { title, text, act, to } = {
    safety: {
      title: t('safetyTitle', { count: day.needs.safety ?? 0 }),
      text: t('safetyText'),
      act: t('safetyAct'),
      to: '/pages/message-process-safety',
    },
    'add-users': {
      title: t('nobodyTitle'),
      text: t('nobodyText'),
      act: t('addUsers'),
      to: '/pages/user-add',
    },
    review: {
      title: t('reviewTitle', { count: needsUser(day.queue) }),
      text: t('reviewText'),
      act: t('review'),
      to: messageReviewPath('needs-review', 'failed'),
    },
  }[next];
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={t('nextSteps')}
      sx={{
        p: { xs: 2.5, sm: 3 },
        borderRadius: radius.card,
        borderColor: 'color-mix(in srgb, var(--p-palette-primary-main) 45%, transparent)',
        bgcolor: 'color-mix(in srgb, var(--p-palette-primary-main) 6%, var(--p-palette-background-paper))',
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
      }}
    >
      <Box sx={{ flex: '1 1 18rem', minWidth: 0 }}>
        <Typography variant="h2">{title}</Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{text}</Typography>
      </Box>
      <LinkButton to={to} variant="contained" size="large">
        {act}
      </LinkButton>
    </Paper>
  );
};
