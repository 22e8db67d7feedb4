import Box from '@mui/material/Box';
import { getSaidText, type SaidKind } from '@pratik/contract/speaking';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { callQuery } from '../../lib/api/query-client.ts';
import { useUrlState } from '../../lib/url-state.ts';
import { FetchedPage } from './fetched-page.tsx';
import { EarsNotice } from './hearing/ears-notice.tsx';
import { PlaceHeader } from './place-header.tsx';
import { SentenceTask } from './saying/sentence-task.tsx';
import type { SaidText } from './speaking.queries.ts';
import { useSpeakingText } from './speaking.texts.ts';

/** Page `/pages/speaking-practice/:kind/:id`, on which the learner says a text sentence by sentence. */
export const SaidTextPage = () => {
  const { kind = '', id = '' } = useParams();
  // The server rejects an unknown kind in the same way as an unknown id.
  const query = useQuery(callQuery(getSaidText, { kind: kind as SaidKind, id }));
  return <FetchedPage query={query}>{(text) => <Sentences text={text} />}</FetchedPage>;
};

const defaults = { sentence: '1' };

const Sentences = ({ text }: { text: SaidText }) => {
  const t = useSpeakingText();
  const [{ sentence }, change] = useUrlState(defaults);
  const total = text.sentences.length;
  const number = Math.min(Math.max(Math.trunc(Number(sentence)) || 1, 1), Math.max(total, 1));
  const one = text.sentences[number - 1];
  if (!one) return null;
  const go = (next: number) => change({ sentence: String(next) }, { replace: true });
  return (
    <Box sx={{ maxWidth: '46rem', mx: 'auto', width: '100%', display: 'grid', gap: 2 }}>
      <PlaceHeader title={text.title} lang="en">
        {t(text.kind)}
        {text.levelId === null ? null : ` · ${text.levelId}`}
      </PlaceHeader>
      <EarsNotice />
      <SentenceTask
        key={number}
        sentence={one}
        target={{ kind: text.kind, id: text.id, version: text.version, sentence: number - 1 }}
        number={number}
        total={total}
        onGo={go}
      />
    </Box>
  );
};
