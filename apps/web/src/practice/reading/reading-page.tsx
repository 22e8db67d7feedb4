import { useQuery } from '@tanstack/react-query';
import { ShelfHistory } from '../../curriculum/shelf/shelf-history.tsx';
import { ShelfPage } from '../../curriculum/shelf/shelf-page.tsx';
import { useShelfFilter } from '../../curriculum/shelf/use-shelf-filter.ts';
import { formatNumber } from '../../lib/language/format.ts';
import { TextLink } from '../../ui/action/text-link.tsx';
import { choicesQuery, historyQuery } from './reading.queries.ts';
import { useReadingText } from './reading.texts.ts';
import { readingShelf } from './reading-shelf.ts';

/** Page `/pages/reading-practice`: today’s text, started texts, all texts of a level, and finished texts. */
export const ReadingPage = () => {
  const t = useReadingText();
  const filter = useShelfFilter(readingShelf);
  const choices = useQuery(choicesQuery(filter.level));
  const history = useQuery(historyQuery(filter.page));
  const pace = choices.data?.pace;
  return (
    <ShelfPage
      shelf={readingShelf}
      title={t('title')}
      lead={
        <>
          {t('lead')} {pace ? t('yourPace', { pace: formatNumber(pace) }) : null}{' '}
          <TextLink to="/pages/own-texts" alone>
            {t('ownTexts')}
          </TextLink>
        </>
      }
      filter={filter}
      choices={choices}
    >
      <ShelfHistory
        shelf={readingShelf}
        filter={filter}
        list={history}
        rowsOf={({ readings }) => readings}
        measuredOf={(row) => (row.pace === null ? null : t('historyPace', { pace: formatNumber(row.pace) }))}
      />
    </ShelfPage>
  );
};
