import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { NotOnShelf } from '../../curriculum/shelf/not-on-shelf.tsx';
import { openedQuery } from './reading.queries.ts';
import { useReadingText } from './reading.texts.ts';
import { readingShelf } from './reading-shelf.ts';
import { TextScreen } from './text-screen.tsx';

/** Page `/pages/reading-practice/:id`: one reading exercise. */
export const ReadingTextPage = () => {
  const t = useReadingText();
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(openedQuery(id));
  return data?.reading ? (
    <TextScreen key={data.reading.id} opened={data} reading={data.reading} />
  ) : (
    <NotOnShelf shelf={readingShelf} title={t('title')} error={error} onRetry={() => void refetch()} />
  );
};
