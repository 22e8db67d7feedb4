import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { formatDateTime, formatRelative } from '../../lib/language/format.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { weight } from '../../ui/theme/tokens.ts';
import { CredentialsForm } from './credentials-form.tsx';
import { RenamePasskey } from './rename-passkey.tsx';
import { type Factors, type SecondFactorState, useRemovePasskey } from './second-factor.api.ts';
import { useSecondFactorText } from './second-factor.texts.ts';

type PasskeyItemProps = { passkey: SecondFactorState['passkeys'][number]; has: Factors };
type Act = 'rename' | 'remove';

/** One passkey, with buttons that rename and remove it. */
export const PasskeyItem = ({ passkey, has }: PasskeyItemProps) => {
  const t = useSecondFactorText();
  const { id, name, createdAt, lastUsedAt } = passkey;
  const [act, setAct] = useState<Act | null>(null);
  // The form that was closed last. The button that opened it receives the focus.
  const [left, setLeft] = useState<Act | null>(null);
  const remove = useRemovePasskey(id);
  const close = () => {
    setLeft(act);
    setAct(null);
    remove.reset();
  };
  const used = lastUsedAt === null ? t('neverUsed') : t('lastUsed', { when: formatRelative(lastUsedAt) });
  return (
    <Box component="li" sx={{ py: 1.5, '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box sx={{ fontWeight: weight.semibold }}>{name}</Box>
          <Box sx={{ color: 'text.secondary' }}>
            {t('addedAt', { when: formatDateTime(createdAt) })} · {used}
          </Box>
        </Box>
        {act === null ? (
          <>
            <Button
              variant="outlined"
              aria-label={t('renameOf', { name })}
              autoFocus={left === 'rename'}
              onClick={() => setAct('rename')}
            >
              {t('rename')}
            </Button>
            <Button
              variant="outlined"
              color="error"
              aria-label={t('removeOf', { name })}
              autoFocus={left === 'remove'}
              onClick={() => setAct('remove')}
            >
              {t('remove')}
            </Button>
          </>
        ) : null}
      </Box>
      {act === 'rename' ? <RenamePasskey passkey={passkey} onClose={close} /> : null}
      {act === 'remove' ? (
        <CredentialsForm
          has={has}
          submitLabel={t('remove')}
          destructive
          busy={remove.isPending}
          error={remove.error}
          onSubmit={(credentials) =>
            remove.mutate(credentials, { onSuccess: () => showToast(t('removed', { name })) })
          }
          onCancel={close}
        />
      ) : null}
    </Box>
  );
};
