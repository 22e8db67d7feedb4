import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { formatDateTime, formatRelative } from '../../lib/format.ts';
import { showToast } from '../../ui/toast.ts';
import { ProofForm } from './proof-form.tsx';
import { type SecondFactorState, useRemovePasskey } from './second-factor.api.ts';
import { useSecondFactorText } from './second-factor.texts.ts';

type PasskeyItemProps = { passkey: SecondFactorState['passkeys'][number]; withCode: boolean };

/** One passkey, and the way to remove it. */
export const PasskeyItem = ({ passkey, withCode }: PasskeyItemProps) => {
  const t = useSecondFactorText();
  const { id, name, createdAt, lastUsedAt } = passkey;
  // Null: not opened yet. Once closed, the button that opened the form has the focus again.
  const [asking, setAsking] = useState<boolean | null>(null);
  const remove = useRemovePasskey(id);
  const used = lastUsedAt === null ? t('neverUsed') : t('lastUsed', { when: formatRelative(lastUsedAt) });
  return (
    <Box component="li" sx={{ py: 1.5, '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box sx={{ fontWeight: 600 }}>{name}</Box>
          <Box sx={{ color: 'text.secondary' }}>
            {t('addedAt', { when: formatDateTime(createdAt) })} · {used}
          </Box>
        </Box>
        {asking ? null : (
          <Button
            variant="outlined"
            color="error"
            aria-label={t('removeOf', { name })}
            autoFocus={asking === false}
            onClick={() => setAsking(true)}
          >
            {t('remove')}
          </Button>
        )}
      </Box>
      {asking ? (
        <ProofForm
          withCode={withCode}
          submitLabel={t('remove')}
          destructive
          busy={remove.isPending}
          error={remove.error}
          onSubmit={(proof) => remove.mutate(proof, { onSuccess: () => showToast(t('removed', { name })) })}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </Box>
  );
};
