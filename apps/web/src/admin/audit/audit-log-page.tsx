import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useUrlState } from '../../lib/url-state.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { CardSkeletons, Delayed } from '../../ui/feedback/skeletons.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { ListEmpty } from '../../ui/table/list-empty.tsx';
import { radius } from '../../ui/theme/tokens.ts';
import { useAuditPage } from './audit.api.ts';
import { useAuditText } from './audit.texts.ts';
import { AuditExportButton } from './audit-export-button.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { AuditRow } from './audit-row.tsx';
import { auditDefaults, countFilters, filterInput, noFilters, pageInput } from './audit-url.ts';

/**
 * Read-only audit log. Each entry shows which user performed which action on which target, and when. Administrators
 * can filter and export the entries.
 */
export const AuditLogPage = () => {
  const t = useAuditText();
  const [address, setAddress] = useUrlState(auditDefaults);
  const { data, error, isPlaceholderData, refetch } = useAuditPage(pageInput(address));
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          <LinkButton to="/pages/user-list" startIcon={<ArrowBackIcon />}>
            {t('backToUsers')}
          </LinkButton>
          <AuditExportButton input={filterInput(address)} />
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <AuditFilters address={address} actions={data?.actions ?? []} onChange={setAddress} />
        {error ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
        {data && data.entries.length > 0 ? (
          <Paper
            variant="outlined"
            aria-busy={isPlaceholderData}
            sx={{ borderRadius: radius.card, opacity: isPlaceholderData ? 0.7 : 1 }}
          >
            <Box component="ol" aria-label={t('listLabel')} sx={{ listStyle: 'none', p: 0, m: 0 }}>
              {data.entries.map((entry) => (
                <AuditRow key={entry.id} entry={entry} />
              ))}
            </Box>
            <Pager
              first={address.before === ''}
              older={data.older}
              onGo={(before) => setAddress({ before })}
            />
          </Paper>
        ) : null}
        {data?.entries.length === 0 ? (
          <ListEmpty
            filtered={countFilters(address) > 0}
            onClear={() => setAddress(noFilters)}
            nothingFound={{ title: t('nothingFound'), body: t('nothingFoundBody') }}
            nothingYet={{ title: t('emptyTitle'), body: t('emptyBody') }}
          />
        ) : null}
        {data || error ? null : (
          <Delayed>
            <CardSkeletons count={1} height="30rem" />
          </Delayed>
        )}
      </Box>
    </Page>
  );
};

type PagerProps = { first: boolean; older: string | null; onGo: (before: string) => void };

/** Buttons that open the page of older entries and the page of the newest entries. */
const Pager = ({ first, older, onGo }: PagerProps) => {
  const t = useAuditText();
  if (first && older === null) return null;
  return (
    <Box
      component="nav"
      aria-label={t('pages')}
      sx={{
        display: 'flex',
        justifyContent: 'flex-end',
        gap: 1,
        p: 1,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Button disabled={first} onClick={() => onGo('')}>
        {t('newest')}
      </Button>
      <Button disabled={older === null} onClick={() => onGo(older ?? '')}>
        {t('older')}
      </Button>
    </Box>
  );
};
