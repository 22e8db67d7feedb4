import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Delayed } from '../../../ui/feedback/delayed.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { TextSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { SelectInput } from '../../../ui/form/native-choice.tsx';
import { SearchInput } from '../../../ui/form/search-input.tsx';
import { ListPager } from '../../../ui/table/list-pager.tsx';
import { radius } from '../../../ui/theme/tokens.ts';
import { wordsQuery } from '../vocabulary.queries.ts';
import { useVocabularyText } from '../vocabulary.texts.ts';
import { ExportWords } from './export-words.tsx';
import { filters, useWordFilter } from './use-word-filter.ts';
import { WordRow } from './word-row.tsx';

const filterTexts = {
  all: 'all',
  new: 'new',
  learning: 'learning',
  due: 'due',
  suspended: 'suspended',
  leech: 'leech',
  hard: 'hardOnes',
} as const;

/** Lists the learner's words. Search text and filter are stored in the URL. */
export const WordList = () => {
  const t = useVocabularyText();
  const id = useId();
  const { filter, search, page, change } = useWordFilter();
  const list = useQuery(wordsQuery(filter, search, page));
  const { data } = list;
  const narrowed = filter !== 'all' || search !== '';
  return (
    <section aria-labelledby={id}>
      <Typography variant="h2" id={id} sx={{ mb: 2 }}>
        {t('list')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          mb: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 14rem' },
        }}
      >
        <SearchInput
          label={t('search')}
          value={search}
          onSearch={(value, replace) => change({ search: value }, { replace })}
        />
        <SelectInput
          label={t('filter')}
          value={filter}
          options={filters.map((value) => ({ value, label: t(filterTexts[value]) }))}
          onChange={(show) => change({ show })}
        />
      </Box>
      {list.isPending ? (
        <Delayed>
          <TextSkeleton lines={6} />
        </Delayed>
      ) : null}
      {list.isError && !data ? <LoadError error={list.error} onRetry={() => void list.refetch()} /> : null}
      {data?.cards.length === 0 && page === 0 ? (
        narrowed ? (
          <EmptyState
            drawing="search"
            title={t('noneMatches')}
            action={<Button onClick={() => change({ show: 'all', search: '' })}>{t('clearFilters')}</Button>}
          >
            {t('noneMatchesText')}
          </EmptyState>
        ) : (
          <EmptyState drawing="cards" title={t('listEmpty')}>
            {t('listEmptyText')}
          </EmptyState>
        )
      ) : null}
      {data && (data.cards.length > 0 || page > 0) ? (
        <Paper
          variant="outlined"
          aria-busy={list.isPlaceholderData}
          sx={{ borderRadius: radius.card, overflow: 'hidden', opacity: list.isPlaceholderData ? 0.6 : 1 }}
        >
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {data.cards.map((card) => (
              <WordRow key={card.id} card={card} />
            ))}
          </Box>
          <ListPager
            label={t('pages')}
            order="listed"
            page={page}
            size={data.size}
            total={data.total}
            totalCapped={data.totalCapped}
            shown={data.cards.length}
            onPage={(next) => change({ page: String(next + 1) })}
          />
        </Paper>
      ) : null}
      {data && data.total > 0 ? <ExportWords filter={filter} search={search} /> : null}
    </section>
  );
};
