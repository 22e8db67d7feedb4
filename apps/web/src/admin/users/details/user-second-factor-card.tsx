import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { User } from '@pratik/contract/user';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { TextSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { useOwnId } from '../use-own-id.ts';
import { fullName } from '../user-words.tsx';
import { useSecondFactorCardText } from './second-factor-card.texts.ts';
import { useResetSecondFactor, useUserSecondFactor } from './user-details.api.ts';

/**
 * Shows whether a user has a second factor, and a reset button. The card is hidden when the identity provider
 * manages second factors.
 */
export const UserSecondFactorCard = ({ user }: { user: User }) => {
  const t = useSecondFactorCardText();
  const { data, error, refetch } = useUserSecondFactor(user.id);
  const own = useOwnId() === user.id;
  if (data && !data.available) return null;
  const what = data
    ? [
        ...(data.app ? [t('app')] : []),
        ...(data.passkeys > 0 ? [t('passkeys', { count: data.passkeys })] : []),
      ]
    : [];
  return (
    <Card title={t('title')}>
      {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <TextSkeleton lines={1} />}
      {data && what.length === 0 ? t('off') : null}
      {what.length > 0 ? (
        <>
          {t('on', { what: what.join(', ') })}
          {own ? <Box sx={{ mt: 1 }}>{t('own')}</Box> : <Reset user={user} />}
        </>
      ) : null}
    </Card>
  );
};

const Reset = ({ user }: { user: User }) => {
  const t = useSecondFactorCardText();
  const [asking, setAsking] = useState(false);
  const reset = useResetSecondFactor(user.id);
  return (
    <Box sx={{ mt: 2 }}>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {t('reset')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('question', { name: fullName(user) })}
        confirmLabel={t('reset')}
        destructive
        busy={reset.isPending}
        error={reset.error}
        onConfirm={() =>
          reset.mutate(undefined, {
            onSuccess: ({ mailed }) => {
              setAsking(false);
              showToast(t(mailed ? 'done' : 'doneWithoutMail'));
            },
          })
        }
        onClose={() => setAsking(false)}
      >
        {t('body')}
      </ConfirmDialog>
    </Box>
  );
};
