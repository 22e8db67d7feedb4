import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Page } from '../../ui/page.tsx';
import { CardSkeletons, Delayed } from '../../ui/skeletons.tsx';
import { History } from './history.tsx';
import { type Choices, choicesQuery } from './listening.queries.ts';
import { useListeningText } from './listening.texts.ts';
import { ScriptCard } from './script-card.tsx';
import { ScriptChoice, scriptGrid } from './script-choice.tsx';
import { TodayCard } from './today-card.tsx';
import { useScriptFilter } from './use-script-filter.ts';

/** `/pages/listening-practice`: today's script, what was begun, all there is, and what was heard. */
export const ListeningPage = () => {
  const t = useListeningText();
  const filter = useScriptFilter();
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(choicesQuery(filter.level));
  return (
    <Page title={t('title')} lead={t('lead')}>
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
              <ScriptChoice choices={data} filter={filter} />
            </Box>
          </>
        ) : null}
        <History page={filter.page} onPage={(page) => filter.change({ page: String(page + 1) })} />
      </Box>
    </Page>
  );
};

const Begun = ({ begun }: { begun: Choices['begun'] }) => {
  const t = useListeningText();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography variant="h2" id={id} sx={{ mb: 2 }}>
        {t('begun')}
      </Typography>
      <Box sx={scriptGrid}>
        {begun.map((text) => (
          <ScriptCard key={text.id} text={text} />
        ))}
      </Box>
    </section>
  );
};
