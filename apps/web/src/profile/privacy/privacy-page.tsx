import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AnswerOf } from '@pratik/contract/call';
import type { getPrivacy } from '@pratik/contract/privacy';
import { useSearchParams } from 'react-router';
import { formatDateTime } from '../../lib/language/format.ts';
import { safeReturnPath } from '../../lib/return-path.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { CardSkeletons, Delayed } from '../../ui/feedback/skeletons.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { useServiceName } from '../../ui/label/use-service-name.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { weight } from '../../ui/theme/tokens.ts';
import { MinorCard } from '../minor/minor-card.tsx';
import { ConsentItem } from './consent-item.tsx';
import { CopyCard } from './copy-card.tsx';
import { EraseCard } from './erase-card.tsx';
import { Paragraphs } from './paragraphs.tsx';
import { usePrivacy, useReadNotice } from './privacy.api.ts';
import { usePrivacyText } from './privacy.texts.ts';

type State = AnswerOf<typeof getPrivacy>;

/** Privacy page of a user: the privacy notice, the consents, and the history of decisions. */
export const PrivacyPage = () => {
  const t = usePrivacyText();
  const { data, error, refetch } = usePrivacy();
  const returnTo = safeReturnPath(useSearchParams()[0].get('return'));
  const fromPage = returnTo !== '/';
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      width="narrow"
      actions={
        <LinkButton to={fromPage ? returnTo : '/pages/profile'} startIcon={<ArrowBackIcon />}>
          {t(fromPage ? 'backToPage' : 'backToProfile')}
        </LinkButton>
      }
    >
      {data ? (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <ConsentsCard consents={data.consents} />
          {data.minor ? <MinorCard minor={data.minor} /> : null}
          <NoticeCard notice={data.notice} />
          <LogCard log={data.log} />
          <CopyCard />
          <EraseCard />
        </Box>
      ) : null}
      {!data && error ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : (
        <Delayed>
          <CardSkeletons count={2} height="18rem" />
        </Delayed>
      )}
    </Page>
  );
};

const ConsentsCard = ({ consents }: Pick<State, 'consents'>) => {
  const t = usePrivacyText();
  return (
    <Card title={t('consents')}>
      <Typography sx={{ color: 'text.secondary' }}>
        {t(consents.length === 0 ? 'nothingAsked' : 'consentsBody')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {consents.map((consent) => (
          <ConsentItem key={consent.purpose} consent={consent} />
        ))}
      </Box>
    </Card>
  );
};

const NoticeCard = ({ notice }: Pick<State, 'notice'>) => {
  const t = usePrivacyText();
  const read = useReadNotice();
  const { version, readAt } = notice;
  return (
    <Card title={t('notice')}>
      <Paragraphs tr={notice.tr} en={notice.en} />
      {read.error ? <ErrorPanel error={read.error} /> : null}
      <Box sx={{ mt: 2 }}>
        {readAt === null ? (
          <Button
            variant="outlined"
            loading={read.isPending}
            onClick={() => read.mutate(version, { onSuccess: () => showToast(t('noticeSaved')) })}
          >
            {t('noticeRead')}
          </Button>
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>
            {t('noticeReadAt', { when: formatDateTime(readAt), version })}
          </Typography>
        )}
      </Box>
    </Card>
  );
};

const LogCard = ({ log }: Pick<State, 'log'>) => {
  const t = usePrivacyText();
  const nameOf = useServiceName();
  return (
    <Card title={t('log')}>
      {log.length === 0 ? <Typography sx={{ color: 'text.secondary' }}>{t('logEmpty')}</Typography> : null}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {log.map(({ at, purpose, given, version, service }) => (
          <Box component="li" key={`${at} ${purpose}`} sx={{ py: 1 }}>
            <Typography sx={{ fontWeight: weight.semibold }}>
              {t(purpose)} · {t(given ? 'logGiven' : 'logTaken')}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {formatDateTime(at)} · {t('logLine', { version, service: nameOf(service) })}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
};
