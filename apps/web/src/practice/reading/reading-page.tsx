import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Page } from '../../ui/page.tsx';
import { CardSkeletons, Delayed } from '../../ui/skeletons.tsx';
import { History } from './history.tsx';
import { type Choices, choicesQuery } from './reading.queries.ts';
import { useReadingText } from './reading.texts.ts';
import { TextCard } from './text-card.tsx';
import { TextChoice, textGrid } from './text-choice.tsx';
import { TodayCard } from './today-card.tsx';
import { useTextFilter } from './use-text-filter.ts';

/** `/pages/reading-practice`: today's text, what was begun, all there is, and what was read. */
export const ReadingPage = () => {
  const t = useReadingText();
  const filter = useTextFilter();
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(choicesQuery(filter.level));
  return (
    <Page
      title={t('title')}
      lead={
        <>
          {t('lead')} {data?.pace ? t('yourPace', { pace: formatNumber(data.pace) }) : null}
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: { xs: 4, sm: 5 } }}>
        {isPending ? (
          <Delayed>
            <CardSkeletons count={6} height="8rem" />
          </Delayed>
        ) : null}
        {error && !data ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : null}
        {data ? (
          <>
            {data.today ? <TodayCard today={data.today} /> : null}
            {data.begun.length > 0 ? <Begun begun={data.begun} /> : null}
            <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.6 : 1 }}>
              <TextChoice choices={data} filter={filter} />
            </Box>
          </>
        ) : null}
        <History page={filter.page} onPage={(page) => filter.change({ page: String(page + 1) })} />
      </Box>
    </Page>
  );
};

const Begun = ({ begun }: { begun: Choices['begun'] }) => {
  const t = useReadingText();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography variant="h2" id={id} sx={{ mb: 2 }}>
        {t('begun')}
      </Typography>
      <Box sx={textGrid}>
        {begun.map((text) => (
          <TextCard key={text.id} text={text} />
        ))}
      </Box>
    </section>
  );
};
