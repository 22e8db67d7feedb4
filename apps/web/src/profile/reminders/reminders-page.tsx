import { getReminderSettings } from '@pratik/contract/reminders';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../lib/api/query-client.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { TextLink } from '../../ui/action/text-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { CardSkeletons, Delayed } from '../../ui/feedback/skeletons.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { useRemindersText } from './reminders.texts.ts';
import { RemindersForm } from './reminders-form.tsx';

const consentPath = `/pages/privacy?consent=reminders&return=${encodeURIComponent('/pages/reminders')}`;

/** Page `/pages/reminders`: settings of the reminders and of the weekly letter by e-mail. */
export const RemindersPage = () => {
  const t = useRemindersText();
  const { data, error, refetch } = useQuery({
    ...callQuery(getReminderSettings, {}),
    refetchOnMount: 'always',
  });
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      width="narrow"
      actions={<LinkButton to="/pages/profile">{t('toProfile')}</LinkButton>}
    >
      {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : (
        <Delayed>
          <CardSkeletons count={1} height="24rem" />
        </Delayed>
      )}
      {data && !data.mailConfigured ? (
        <EmptyState
          drawing="shelf"
          title={t('notConfigured')}
          action={
            <LinkButton to="/pages/weekly-letter" variant="contained">
              {t('toLetter')}
            </LinkButton>
          }
        >
          {t('notConfiguredText')}
        </EmptyState>
      ) : null}
      {data?.mailConfigured ? (
        <Card>
          {data.allowed ? null : (
            <Notice tone="info">
              {t('consentNeeded')} <TextLink to={consentPath}>{t('toConsent')}</TextLink>
            </Notice>
          )}
          <RemindersForm state={data} />
        </Card>
      ) : null}
    </Page>
  );
};
