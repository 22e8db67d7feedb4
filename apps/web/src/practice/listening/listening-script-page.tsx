import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { NotOnShelf } from '../../curriculum/shelf/not-on-shelf.tsx';
import { openedQuery } from './listening.queries.ts';
import { useListeningText } from './listening.texts.ts';
import { listeningShelf } from './listening-shelf.ts';
import { ScriptScreen } from './script-screen.tsx';

/** Page `/pages/listening-practice/:id`: one listening exercise. */
export const ListeningScriptPage = () => {
  const t = useListeningText();
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(openedQuery(id));
  return data?.listening ? (
    <ScriptScreen key={data.listening.id} opened={data} listening={data.listening} />
  ) : (
    <NotOnShelf shelf={listeningShelf} title={t('title')} error={error} onRetry={() => void refetch()} />
  );
};
