import Box from '@mui/material/Box';
import { getSound, type SoundId } from '@pratik/contract/speaking';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { callQuery } from '../../lib/api/query-client.ts';
import { useBilingual } from '../../lib/language/i18n.ts';
import { Card } from '../../ui/layout/card.tsx';
import { FetchedPage } from './fetched-page.tsx';
import { EarsNotice } from './hearing/ears-notice.tsx';
import { HearingPanel } from './hearing/hearing-panel.tsx';
import { PairTask } from './hearing/pair-task.tsx';
import { PlaceHeader } from './place-header.tsx';
import { Quoted, SoundName } from './saying/quoted.tsx';
import { SoundState, useSoundName } from './sound-state.tsx';
import type { SoundPairs } from './speaking.queries.ts';
import { useSpeakingText } from './speaking.texts.ts';

/** Page `/pages/speaking-practice/sounds/:id`: explains a sound, with exercises in hearing and pronouncing it. */
export const SoundPage = () => {
  const { id = '' } = useParams();
  const query = useQuery(callQuery(getSound, { id: id as SoundId }));
  return <FetchedPage query={query}>{(data) => <OneSound key={data.sound.id} data={data} />}</FetchedPage>;
};

const OneSound = ({ data }: { data: SoundPairs }) => {
  const t = useSpeakingText();
  const say = useBilingual();
  const nameOf = useSoundName();
  return (
    <Box sx={{ maxWidth: '46rem', mx: 'auto', width: '100%', display: 'grid', gap: 2 }}>
      <PlaceHeader title={nameOf(data.sound)} shown={<SoundName name={nameOf(data.sound)} />}>
        <SoundState sound={data.sound} />
      </PlaceHeader>
      <Card title={t('advice')}>
        <Quoted text={say(data.advice)} />
      </Card>
      <HearingPanel data={data} />
      <EarsNotice />
      <PairTask data={data} />
    </Box>
  );
};
