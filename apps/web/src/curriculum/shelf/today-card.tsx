import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ShelfCard } from '@pratik/contract/shelf';
import { useId } from 'react';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { radius, weight } from '../../ui/theme/tokens.ts';
import { useShelfText } from './shelf.texts.ts';
import { onShelf, type Shelf } from './shelf.ts';
import { Teaser } from './teaser.tsx';
import { TopicMark } from './topic-mark.tsx';

type TodayCardProps<Card extends ShelfCard> = {
  shelf: Shelf<Card>;
  today: { done: boolean; text: Card | null };
  ownLevel: string | null;
};

/** Shows today’s text. After the learner finishes it, shows praise and offers the next text. */
export const TodayCard = <Card extends ShelfCard>({ shelf, today, ownLevel }: TodayCardProps<Card>) => {
  const t = useShelfText();
  const id = useId();
  const { kind } = shelf;
  const { done, text } = today;
  const again = text?.state === shelf.done;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{
        p: { xs: 2.5, sm: 3 },
        borderRadius: radius.card,
        display: 'flex',
        flexWrap: 'wrap',
        gap: { xs: 2, sm: 3 },
        alignItems: 'center',
      }}
    >
      {text?.topic ? <TopicMark topic={text.topic} kind={kind} /> : null}
      <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
        <Typography variant="subtitle2" component="h2" id={id} sx={{ color: 'primary.main', mb: 0.5 }}>
          {t(`${kind}.today`)}
        </Typography>
        {done ? (
          <Typography sx={{ fontWeight: weight.semibold }}>
            {t(`${kind}.todayDone`)} {text ? t(`${kind}.${again ? 'todayAgain' : 'todayDoneNext'}`) : null}
          </Typography>
        ) : null}
        {text ? (
          <>
            <Box
              lang="en"
              sx={{ typography: 'large', fontWeight: weight.semibold, lineHeight: 1.3, mt: done ? 1.5 : 0 }}
            >
              {text.title}
            </Box>
            <Box sx={{ color: 'text.secondary', mt: 0.5 }}>
              <shelf.Facts text={text} />
              {text.levelId === ownLevel ? ` · ${t('reasonLevel')}` : null}
            </Box>
            {text.teaser ? (
              <Box sx={{ mt: 1 }}>
                <Teaser>{text.teaser}</Teaser>
              </Box>
            ) : null}
            {!done && again ? <Box sx={{ mt: 1 }}>{t(`${kind}.todayAgain`)}</Box> : null}
          </>
        ) : null}
      </Box>
      {text ? (
        <LinkButton to={onShelf(shelf, text.id)} variant={done ? 'outlined' : 'contained'} size="large">
          {t(text.state === 'begun' ? 'goOn' : `${kind}.open`)}
        </LinkButton>
      ) : null}
    </Paper>
  );
};
