import { useQuery } from '@tanstack/react-query';
import { ShelfHistory } from '../../curriculum/shelf/shelf-history.tsx';
import { ShelfPage } from '../../curriculum/shelf/shelf-page.tsx';
import { useShelfFilter } from '../../curriculum/shelf/use-shelf-filter.ts';
import { formatPercent } from '../../lib/language/format.ts';
import { choicesQuery, historyQuery } from './listening.queries.ts';
import { useListeningText } from './listening.texts.ts';
import { listeningShelf } from './listening-shelf.ts';

/**
 * Page `/pages/listening-practice`: today’s listening exercise, started exercises, all exercises of a level, and
 * finished exercises.
 */
export const ListeningPage = () => {
  const t = useListeningText();
  const filter = useShelfFilter(listeningShelf);
  const choices = useQuery(choicesQuery(filter.level));
  const history = useQuery(historyQuery(filter.page));
  return (
    <ShelfPage shelf={listeningShelf} title={t('title')} lead={t('lead')} filter={filter} choices={choices}>
      <ShelfHistory
        shelf={listeningShelf}
        filter={filter}
        list={history}
        rowsOf={({ listenings }) => listenings}
        measuredOf={({ dictation }) =>
          dictation && dictation.allWords > 0
            ? t('historyDictation', { share: formatPercent(dictation.rightWords / dictation.allWords) })
            : null
        }
      />
    </ShelfPage>
  );
};
