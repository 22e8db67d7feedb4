import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { deleteFacts, getMemory, type StoredFact } from '@pratik/contract/chat-memory';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { callKey } from '../../lib/api/query-client.ts';
import { formatDate } from '../../lib/language/format.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { useMemoryText } from './memory.texts.ts';

/** One fact that the partner remembers, with a button that deletes the fact. */
export const FactRow = ({ fact }: { fact: StoredFact }) => {
  const t = useMemoryText();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const forget = useMutation({
    mutationFn: () => callApi(deleteFacts, { ids: [fact.id] }),
    onSuccess: (state) => {
      setAsking(false);
      showToast(t('forgotten'));
      client.setQueryData(callKey(getMemory, {}), state);
    },
  });
  const what = fact.event === null ? fact.about : `${fact.about}, ${fact.event}`;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        py: 0.5,
        '&:not(:first-of-type)': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box lang="en" sx={{ overflowWrap: 'anywhere' }}>
          {what}
        </Box>
        <Box sx={{ color: 'text.secondary', typography: 'caption' }}>
          {t(`kind.${fact.kind}`)} · {formatDate(fact.at)}
        </Box>
      </Box>
      <Button
        color="error"
        aria-label={t('forgetNamed', { what })}
        onClick={() => setAsking(true)}
        sx={{ minHeight: 44 }}
      >
        {t('forget')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('forgetQuestion', { what })}
        confirmLabel={t('forget')}
        destructive
        busy={forget.isPending}
        error={forget.error}
        onConfirm={() => forget.mutate()}
        onClose={() => setAsking(false)}
      >
        <Typography>{t('forgetText')}</Typography>
      </ConfirmDialog>
    </Box>
  );
};
