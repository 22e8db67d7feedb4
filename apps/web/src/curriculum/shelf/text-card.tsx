import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ShelfCard } from '@pratik/contract/shelf';
import { Link } from '../../ui/layout/navigation.tsx';
import { radius } from '../../ui/theme/tokens.ts';
import { SeriesLine } from './series-line.tsx';
import { useShelfText } from './shelf.texts.ts';
import { onShelf, type Shelf } from './shelf.ts';
import { StateLabel } from './state-label.tsx';
import { Teaser } from './teaser.tsx';
import { TopicMark } from './topic-mark.tsx';
import { topicResult } from './topic-result.ts';

type TextCardProps<Card extends ShelfCard> = {
  shelf: Shelf<Card>;
  text: Card;
  /** Texts of the level. The learner’s results on their topics are reasons to choose a text. */
  texts?: readonly Card[];
};

/** One text in the list of readings or listenings. The whole card is clickable. */
export const TextCard = <Card extends ShelfCard>({ shelf, text, texts = [] }: TextCardProps<Card>) => {
  const t = useShelfText();
  const reason = topicResult(text, texts);
  return (
    <Paper
      component="article"
      variant="outlined"
      sx={{
        position: 'relative',
        p: 2.25,
        borderRadius: radius.card,
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
        transition: 'border-color 150ms',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      {/* With a large font size, the texts of the card are below the drawing. */}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
        {text.topic === null ? null : <TopicMark topic={text.topic} kind={shelf.kind} />}
        <Box sx={{ minWidth: 0, flex: '1 1 9rem' }}>
          <Typography variant="h3">
            <Box
              component={Link}
              to={onShelf(shelf, text.id)}
              aria-label={t(text.state === 'begun' ? 'goOnNamed' : `${shelf.kind}.openNamed`, {
                title: text.title,
              })}
              sx={{
                color: 'inherit',
                textDecoration: 'none',
                '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
              }}
            >
              <span lang="en">{text.title}</span>
            </Box>
          </Typography>
          <Box sx={{ color: 'text.secondary', typography: 'caption', mt: 0.25 }}>
            <shelf.Facts text={text} />
          </Box>
          <SeriesLine series={text.series} />
        </Box>
      </Box>
      <Box sx={{ flex: 1 }}>{text.teaser ? <Teaser>{text.teaser}</Teaser> : null}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center' }}>
        <StateLabel kind={shelf.kind} text={text} />
        {reason ? (
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            {t('reasonTopic', { right: reason.right, total: reason.total })}
          </Box>
        ) : null}
      </Box>
    </Paper>
  );
};
