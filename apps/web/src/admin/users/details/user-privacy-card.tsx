import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Line, Lines } from '../../../learner/facts.tsx';
import { formatDateTime } from '../../../lib/language/format.ts';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { TextSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { usePurposeName } from '../../../ui/label/use-purpose-name.ts';
import { useServiceName } from '../../../ui/label/use-service-name.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { type UserPrivacy, useUserPrivacy } from './user-details.api.ts';
import { useUserPrivacyText } from './user-privacy.texts.ts';

/**
 * Shows the privacy notice that the user has read, the user’s consents, and the requested copies of the user’s
 * data.
 */
export const UserPrivacyCard = ({ id }: { id: string }) => {
  const t = useUserPrivacyText();
  const { data, error, refetch } = useUserPrivacy(id);
  return (
    <Card title={t('title')}>
      {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <TextSkeleton lines={5} />}
      {data ? (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Now privacy={data} />
          <Log log={data.log} />
          <Copies copies={data.copies} />
        </Box>
      ) : null}
    </Card>
  );
};

const Now = ({ privacy: { notice, consents } }: { privacy: UserPrivacy }) => {
  const t = useUserPrivacyText();
  const nameOf = useServiceName();
  const purposeName = usePurposeName();
  return (
    <Lines label={t('now')}>
      <Line name={t('notice')}>
        {notice.readAt === null
          ? t('noticeUnread', { version: notice.version })
          : t('noticeRead', { version: notice.version, when: formatDateTime(notice.readAt) })}
      </Line>
      {consents.map(({ purpose, given, decidedAt, service }) => (
        <Line key={purpose} name={purposeName(purpose)}>
          {decidedAt === null
            ? t('notAsked')
            : t(given ? 'stands' : 'standsNot', { when: formatDateTime(decidedAt) })}{' '}
          · {nameOf(service)}
        </Line>
      ))}
    </Lines>
  );
};

const Log = ({ log }: Pick<UserPrivacy, 'log'>) => {
  const t = useUserPrivacyText();
  const nameOf = useServiceName();
  const purposeName = usePurposeName();
  return (
    <div>
      <Typography variant="h3">{t('log')}</Typography>
      {log.length === 0 ? (
        t('logEmpty')
      ) : (
        <Lines label={t('log')}>
          {log.map(({ at, purpose, given, version, service }) => (
            <Line key={`${at} ${purpose}`} name={purposeName(purpose)}>
              {t(given ? 'gave' : 'withdrew', { version })} · {nameOf(service)} · {formatDateTime(at)}
            </Line>
          ))}
        </Lines>
      )}
    </div>
  );
};

const Copies = ({ copies }: Pick<UserPrivacy, 'copies'>) => {
  const t = useUserPrivacyText();
  return (
    <div>
      <Typography variant="h3">{t('requests')}</Typography>
      {copies.length === 0 ? (
        t('copiesEmpty')
      ) : (
        <Lines label={t('requests')}>
          {copies.map(({ at, bySelf, by }) => (
            <Line key={at} name={t('copy')}>
              {bySelf ? t('bySelf') : t('byAdmin', { who: by ?? t('gone') })} · {formatDateTime(at)}
            </Line>
          ))}
        </Lines>
      )}
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {t('erasure')} <TextLink to="/pages/privacy-texts">{t('erasureRecords')}</TextLink>
      </Typography>
    </div>
  );
};
