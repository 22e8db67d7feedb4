import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useUrlState } from '../../../lib/url-state.ts';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { Delayed, TextSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { LinkRows } from '../../../ui/layout/link-rows.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { ListPager } from '../../../ui/table/list-pager.tsx';
import { useLiveSafety, useSafetyCases } from './safety.api.ts';
import { useSafetyText } from './safety.texts.ts';
import { SafetyItem } from './safety-item.tsx';

const defaults = { page: '1', all: '' };

/** Page with the safety cases: messages that may be about a danger, and reports of learners. */
export const SafetyPage = () => {
  const t = useSafetyText();
  const [address, setAddress] = useUrlState(defaults);
  const page = Math.max(0, (Number.parseInt(address.page, 10) || 1) - 1);
  const openOnly = address.all === '';
  const { data, error, isPending, refetch } = useSafetyCases(page, openOnly);
  useLiveSafety();
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        <LinkButton to="/pages/message-process-list" startIcon={<ArrowBackIcon />}>
          {t('back')}
        </LinkButton>
      }
    >
      <FormControlLabel
        control={
          <Switch checked={openOnly} onChange={(_, on) => setAddress({ all: on ? '' : 'yes', page: '1' })} />
        }
        label={t('openOnly')}
        sx={{ mb: 2 }}
      />
      {isPending ? (
        <Delayed>
          <TextSkeleton lines={4} />
        </Delayed>
      ) : null}
      {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data?.total === 0 ? <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState> : null}
      {data && data.total > 0 ? (
        <LinkRows
          foot={
            <ListPager
              label={t('pages')}
              order="newest"
              page={page}
              size={data.size}
              total={data.total}
              totalCapped={data.totalCapped}
              shown={data.cases.length}
              onPage={(next) => setAddress({ page: String(next + 1) })}
            />
          }
        >
          {data.cases.map((item) => (
            <SafetyItem key={item.id} item={item} />
          ))}
        </LinkRows>
      ) : null}
    </Page>
  );
};
