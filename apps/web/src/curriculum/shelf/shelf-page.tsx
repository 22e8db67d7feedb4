import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ShelfCard, ShelfChoices } from '@pratik/contract/shelf';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { CardSkeletons, Delayed } from '../../ui/feedback/skeletons.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { useShelfText } from './shelf.texts.ts';
import type { Shelf } from './shelf.ts';
import { TextCard } from './text-card.tsx';
import { TextChoice, textGrid } from './text-choice.tsx';
import { TodayCard } from './today-card.tsx';
import type { ShelfFilter } from './use-shelf-filter.ts';

type ShelfPageProps<Card extends ShelfCard> = {
  shelf: Shelf<Card>;
  title: string;
  lead: ReactNode;
  filter: ShelfFilter;
  choices: UseQueryResult<ShelfChoices<Card>>;
  /** History of finished texts. */
  children: ReactNode;
};

/** List page of readings or listenings: today’s text, started texts, all texts and the history. */
export const ShelfPage = <Card extends ShelfCard>(props: ShelfPageProps<Card>) => {
  const { shelf, title, lead, filter, choices, children } = props;
  const { data, error, isPending, isPlaceholderData, refetch } = choices;
  return (
    <Page title={title} lead={lead}>
      <Box sx={{ display: 'grid', gap: { xs: 4, sm: 5 } }}>
        {isPending ? (
          <Delayed>
            <CardSkeletons count={6} height="8rem" />
          </Delayed>
        ) : null}
        {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
        {data ? (
          <>
            {data.today ? <TodayCard shelf={shelf} today={data.today} ownLevel={data.ownLevel} /> : null}
            {data.begun.length > 0 ? <Begun shelf={shelf} begun={data.begun} /> : null}
            <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.6 : 1 }}>
              <TextChoice shelf={shelf} choices={data} filter={filter} />
            </Box>
          </>
        ) : null}
        {children}
      </Box>
    </Page>
  );
};

type BegunProps<Card extends ShelfCard> = { shelf: Shelf<Card>; begun: readonly Card[] };

const Begun = <Card extends ShelfCard>({ shelf, begun }: BegunProps<Card>) => {
  const t = useShelfText();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography variant="h2" id={id} sx={{ mb: 2 }}>
        {t('begun')}
      </Typography>
      <Box sx={textGrid}>
        {begun.map((text) => (
          <TextCard key={text.id} shelf={shelf} text={text} />
        ))}
      </Box>
    </section>
  );
};
