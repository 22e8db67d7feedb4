import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { User } from '@pratik/contract/user';
import { useState } from 'react';
import { formatDateTime, formatRelative } from '../../../lib/language/format.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { TextSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { weight } from '../../../ui/theme/tokens.ts';
import { useOwnId } from '../use-own-id.ts';
import { fullName } from '../user-words.tsx';
import { useEndUserSessions, useUserSessions } from './user-details.api.ts';
import { useUserText } from './user-details.texts.ts';

/** Lists a user’s sessions with buttons to end them. Administrators end their own sessions on the profile page. */
export const UserSessionsCard = ({ user }: { user: User }) => {
  const t = useUserText();
  const own = useOwnId() === user.id;
  const { data, error, refetch } = useUserSessions(user.id);
  const end = useEndUserSessions(user.id);
  const sessions = data?.sessions ?? [];
  return (
    <Card title={t('sessions')}>
      {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <TextSkeleton lines={3} />}
      {data && !data.ours ? t('sessionsOutside') : null}
      {data?.ours && sessions.length === 0 ? t('sessionsEmpty') : null}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {sessions.map(({ id, createdAt, lastSeenAt, ...session }) => {
          const device = session.device || t('unknownDevice');
          return (
            <Box component="li" key={id} sx={row}>
              <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
                <Box sx={{ fontWeight: weight.semibold }}>{device}</Box>
                <Box sx={{ color: 'text.secondary' }}>
                  {t('signedIn', { when: formatDateTime(createdAt) })} ·{' '}
                  {t('seen', { when: formatRelative(lastSeenAt) })}
                </Box>
              </Box>
              {own ? null : (
                <Button
                  variant="outlined"
                  aria-label={t('endOneOf', { device })}
                  loading={end.isPending && end.variables === id}
                  onClick={() => end.mutate(id, { onSuccess: () => showToast(t('endedOne', { device })) })}
                >
                  {t('endOne')}
                </Button>
              )}
            </Box>
          );
        })}
      </Box>
      {end.error ? <ErrorPanel error={end.error} /> : null}
      {data?.ours && !own ? <EndAll user={user} none={sessions.length === 0} /> : null}
    </Card>
  );
};

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: 'center',
  py: 1.5,
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
};

const EndAll = ({ user, none }: { user: User; none: boolean }) => {
  const t = useUserText();
  const [asking, setAsking] = useState(false);
  const end = useEndUserSessions(user.id);
  return (
    <Box sx={{ mt: 2 }}>
      <Button variant="outlined" color="error" disabled={none} onClick={() => setAsking(true)}>
        {t('endAll')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('endAllQuestion', { name: fullName(user) })}
        confirmLabel={t('endAll')}
        destructive
        busy={end.isPending}
        error={end.error}
        onConfirm={() =>
          end.mutate(undefined, {
            onSuccess: ({ ended }) => {
              setAsking(false);
              showToast(t('endedAll', { count: ended }));
            },
          })
        }
        onClose={() => setAsking(false)}
      >
        {t('endAllBody')}
      </ConfirmDialog>
    </Box>
  );
};
