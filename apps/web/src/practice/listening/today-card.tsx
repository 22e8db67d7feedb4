import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { LinkButton } from '../../ui/link-button.tsx';
import type { Choices } from './listening.queries.ts';
import { useListeningText } from './listening.texts.ts';
import { scriptPath } from './listening-path.ts';
import { ScriptFacts } from './script-facts.tsx';

/** The one script offered today, or a word of praise and the next one. */
export const TodayCard = ({ today }: { today: NonNullable<Choices['today']> }) => {
  const t = useListeningText();
  const id = useId();
  const { done, text } = today;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{
        p: { xs: 2.5, sm: 3 },
        borderRadius: 1.6,
        display: 'flex',
        flexWrap: 'wrap',
        gap: { xs: 2, sm: 3 },
        alignItems: 'center',
      }}
    >
      <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
        <Typography
          variant="h2"
          id={id}
          sx={{ fontSize: '1rem', color: 'primary.main', letterSpacing: 0, mb: 0.5 }}
        >
          {t('today')}
        </Typography>
        {done ? (
          <Typography sx={{ fontWeight: 600 }}>
            {t('todayDone')} {text ? t(text.state === 'heard' ? 'todayAgain' : 'todayDoneNext') : null}
          </Typography>
        ) : null}
        {text ? (
          <>
            <Box
              lang="en"
              sx={{ fontSize: '1.429rem', fontWeight: 640, lineHeight: 1.3, mt: done ? 1.5 : 0 }}
            >
              {text.title}
            </Box>
            <Box sx={{ color: 'text.secondary', mt: 0.5 }}>
              <ScriptFacts text={text} />
            </Box>
            {!done && text.state === 'heard' ? <Box sx={{ mt: 1 }}>{t('todayAgain')}</Box> : null}
          </>
        ) : null}
      </Box>
      {text ? (
        <LinkButton to={scriptPath(text.id)} variant={done ? 'outlined' : 'contained'} size="large">
          {t(text.state === 'begun' ? 'goOn' : 'listen')}
        </LinkButton>
      ) : null}
    </Paper>
  );
};
