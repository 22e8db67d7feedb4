import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUrlState } from '../../lib/url-state.ts';
import { TextLink } from '../../ui/action/text-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { CardSkeletons, Delayed } from '../../ui/feedback/skeletons.tsx';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { LinkRows } from '../../ui/layout/link-rows.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { ListPager } from '../../ui/table/list-pager.tsx';
import { AddText } from './add-text.tsx';
import { OwnTextRow } from './own-text-row.tsx';
import { textsQuery, useDeleteText } from './own-texts.queries.ts';
import { useOwnTextsText } from './own-texts.texts.ts';
import { readingPracticePath } from './own-texts-paths.ts';

const defaults = { page: '1' };

/** Page `/pages/own-texts`: the texts that the learner added, and the form that adds a text. */
export const OwnTextsPage = () => {
  const t = useOwnTextsText();
  const [{ page: given }, setUrl] = useUrlState(defaults);
  const page = Math.max(0, (Number.parseInt(given, 10) || 1) - 1);
  const [adding, setAdding] = useState(false);
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(textsQuery(page));
  const deleting = useDeleteText();
  return (
    <Page
      title={t('title')}
      width="narrow"
      lead={
        <>
          <TextLink to={readingPracticePath} alone>
            <span aria-hidden>‹&nbsp;</span>
            {t('toReading')}
          </TextLink>
          <div>{t('lead')}</div>
        </>
      }
      actions={
        <Button
          variant={adding ? 'outlined' : 'contained'}
          startIcon={adding ? null : <AddRounded />}
          aria-expanded={adding}
          onClick={() => setAdding(!adding)}
        >
          {t(adding ? 'cancel' : 'add')}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {adding ? <AddText /> : null}
        <FormProblem error={deleting.error} />
        {isPending ? (
          <Delayed>
            <CardSkeletons count={3} height="4.5rem" />
          </Delayed>
        ) : null}
        {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
        {data?.total === 0 && !adding ? (
          <EmptyState drawing="shelf" title={t('empty')}>
            {t('emptyText')}
          </EmptyState>
        ) : null}
        {data && data.total > 0 ? (
          <Box
            component="section"
            aria-label={t('list')}
            aria-busy={isPlaceholderData}
            sx={{ opacity: isPlaceholderData ? 0.6 : 1 }}
          >
            <LinkRows
              foot={
                <ListPager
                  label={t('pages')}
                  order="newest"
                  page={page}
                  size={data.size}
                  total={data.total}
                  totalCapped={data.totalCapped}
                  shown={data.texts.length}
                  onPage={(next) => setUrl({ page: String(next + 1) })}
                />
              }
            >
              {data.texts.map((text) => (
                <OwnTextRow
                  key={text.id}
                  text={text}
                  onDelete={() => deleting.mutate({ text, undo: false })}
                />
              ))}
            </LinkRows>
          </Box>
        ) : null}
      </Box>
    </Page>
  );
};
