import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '../ui/feedback/confirm-dialog.tsx';
import { ErrorPanel } from '../ui/feedback/error-panel.tsx';
import { LoadError } from '../ui/feedback/load-error.tsx';
import { TextSkeleton } from '../ui/feedback/skeletons.tsx';
import { showToast } from '../ui/feedback/toast.ts';
import { Card } from '../ui/layout/card.tsx';
import { useEndOtherSessions, useEndSession, useSessions } from './profile.api.ts';
import { useProfileText } from './profile.texts.ts';
import { SessionItem } from './session-item.tsx';

/** Lists the open sessions of the account, with buttons that end a session. */
export const SessionsCard = () => {
  const t = useProfileText();
  const { data, error, refetch } = useSessions();
  const end = useEndSession();
  const endOthers = useEndOtherSessions();
  const sessions = data?.sessions ?? [];
  const hasOthers = sessions.some((session) => !session.current);
  return (
    <Card title={t('sessions')}>
      <Typography sx={{ color: 'text.secondary' }}>{t('sessionsBody')}</Typography>
      {error ? (
        <Box sx={{ mt: 2 }}>
          <LoadError error={error} onRetry={() => void refetch()} />
        </Box>
      ) : null}
      {data || error ? null : <TextSkeleton lines={4} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {sessions.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            busy={end.isPending && end.variables.id === session.id}
            onEnd={() =>
              end.mutate(session, {
                onSuccess: () =>
                  showToast(t('sessionEnded', { device: session.device || t('unknownDevice') })),
              })
            }
          />
        ))}
      </Box>
      {data && !hasOthers ? <Typography sx={{ mt: 1 }}>{t('noOthers')}</Typography> : null}
      {end.error ? <ErrorPanel error={end.error} /> : null}
      {endOthers.error ? <ErrorPanel error={endOthers.error} /> : null}
      <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {hasOthers ? (
          <Button
            variant="outlined"
            loading={endOthers.isPending}
            onClick={() =>
              endOthers.mutate(undefined, {
                onSuccess: ({ ended }) => showToast(t('othersEnded', { count: ended })),
              })
            }
          >
            {t('endOthers')}
          </Button>
        ) : null}
        <SignOutEverywhere />
      </Box>
    </Card>
  );
};

/** Button that ends all other sessions and then opens the sign-out page, which ends the current session. */
const SignOutEverywhere = () => {
  const t = useProfileText();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const endOthers = useEndOtherSessions();
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        {t('everywhere')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('everywhereQuestion')}
        confirmLabel={t('everywhere')}
        destructive
        busy={endOthers.isPending}
        error={endOthers.error}
        onConfirm={() =>
          endOthers.mutate(undefined, {
            onSuccess: () => void navigate('/pages/empty', { replace: true }),
          })
        }
        onClose={() => setAsking(false)}
      >
        {t('everywhereBody')}
      </ConfirmDialog>
    </>
  );
};
