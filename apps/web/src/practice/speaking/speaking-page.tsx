import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { getSpeaking } from '@pratik/contract/speaking';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { callQuery } from '../../lib/api/query-client.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { CardSkeletons, Delayed } from '../../ui/feedback/skeletons.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { PlaceCard } from '../../ui/layout/place-card.tsx';
import { saidPath, soundPath } from '../../voice/speaking-path.ts';
import { EarsNotice } from './hearing/ears-notice.tsx';
import { HintList } from './hint-list.tsx';
import { SoundName } from './saying/quoted.tsx';
import { SoundState, useSoundName } from './sound-state.tsx';
import type { Overview } from './speaking.queries.ts';
import { useSpeakingText } from './speaking.texts.ts';

/** Page `/pages/speaking-practice`: sentences to say, sounds to practise, and sounds that were often misheard. */
export const SpeakingPage = () => {
  const t = useSpeakingText();
  const { data, error, isPending, refetch } = useQuery({
    ...callQuery(getSpeaking, {}),
    refetchOnMount: 'always',
  });
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Box sx={{ display: 'grid', gap: { xs: 4, sm: 5 } }}>
        <EarsNotice />
        {isPending ? (
          <Delayed>
            <CardSkeletons count={6} height="6rem" />
          </Delayed>
        ) : null}
        {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
        {data ? <Parts overview={data} /> : null}
      </Box>
    </Page>
  );
};

const Parts = ({ overview: { hints, texts, sounds } }: { overview: Overview }) => {
  const t = useSpeakingText();
  const nameOf = useSoundName();
  return (
    <>
      {hints.length > 0 ? (
        <Part title={t('hints')} text={t('hintsText')}>
          <HintList hints={hints} />
        </Part>
      ) : null}
      <Part title={t('sentences')} text={t('sentencesText')}>
        {texts.length === 0 ? (
          <EmptyState
            drawing="microphone"
            title={t('noTexts')}
            action={
              <LinkButton to="/pages/reading-practice" variant="contained">
                {t('toReading')}
              </LinkButton>
            }
          >
            {t('noTextsText')}
          </EmptyState>
        ) : (
          <Grid>
            {texts.map(({ kind, id, title, levelId }) => (
              <PlaceCard key={`${kind} ${id}`} to={saidPath(kind, id)} title={<span lang="en">{title}</span>}>
                {[t(kind), levelId].filter(Boolean).join(' · ')}
              </PlaceCard>
            ))}
          </Grid>
        )}
      </Part>
      {sounds.length > 0 ? (
        <Part title={t('sounds')} text={t('soundsText')}>
          <Grid>
            {sounds.map((sound) => (
              <PlaceCard key={sound.id} to={soundPath(sound.id)} title={<SoundName name={nameOf(sound)} />}>
                <SoundState sound={sound} />
              </PlaceCard>
            ))}
          </Grid>
        </Part>
      ) : null}
    </>
  );
};

const Part = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      <Box sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>{text}</Box>
      {children}
    </section>
  );
};

const Grid = ({ children }: { children: ReactNode }) => (
  <Box
    component="ul"
    sx={{
      listStyle: 'none',
      p: 0,
      m: 0,
      display: 'grid',
      gap: 1.5,
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
    }}
  >
    {children}
  </Box>
);
