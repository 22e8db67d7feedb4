import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { LinkButton } from '../../ui/link-button.tsx';
import type { Choices } from './reading.queries.ts';
import { useReadingText } from './reading.texts.ts';
import { textPath } from './reading-path.ts';
import { TextFacts } from './text-facts.tsx';

/** The one text offered today, or a word of praise and the next one. */
export const TodayCard = ({ today }: { today: NonNullable<Choices['today']> }) => {
  const t = useReadingText();
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
            {t('todayDone')} {text ? t(text.state === 'read' ? 'todayAgain' : 'todayDoneNext') : null}
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
              <TextFacts text={text} />
            </Box>
            {!done && text.state === 'read' ? <Box sx={{ mt: 1 }}>{t('todayAgain')}</Box> : null}
          </>
        ) : null}
      </Box>
      {text ? (
        <LinkButton to={textPath(text.id)} variant={done ? 'outlined' : 'contained'} size="large">
          {t(text.state === 'begun' ? 'goOn' : 'read')}
        </LinkButton>
      ) : null}
    </Paper>
  );
};
