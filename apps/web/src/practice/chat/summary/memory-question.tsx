import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { changeMemory, getMemory } from '@pratik/contract/chat-memory';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { callKey, callQuery } from '../../../lib/api/query-client.ts';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { radius } from '../../../ui/theme/tokens.ts';
import { useChatText } from '../chat.texts.ts';

/** Asks once, after a conversation, whether the partner may remember facts that the learner told. */
export const MemoryQuestion = ({ conversationId, name }: { conversationId: string; name: string }) => {
  const t = useChatText();
  const titleId = useId();
  const client = useQueryClient();
  const { data } = useQuery(callQuery(getMemory, {}));
  const [answered, setAnswered] = useState<boolean | null>(null);
  const change = useMutation({
    mutationFn: (remembers: boolean) => callApi(changeMemory, { remembers, conversationId }),
    onSuccess: (state) => {
      setAnswered(state.remembers);
      client.setQueryData(callKey(getMemory, {}), state);
    },
  });
  if (answered !== null) return <p role="status">{t(answered ? 'memoryOn' : 'memoryOff')}</p>;
  if (data?.remembers !== null) return null;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={titleId}
      sx={{ p: 2, mt: 2, borderRadius: radius.card, display: 'grid', gap: 1 }}
    >
      <Box id={titleId} component="strong">
        {t('memoryQuestion', { name })}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{t('memoryHint')}</Box>
      <FormProblem error={change.error} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          disabled={change.isPending}
          onClick={() => change.mutate(true)}
          sx={{ minHeight: 44 }}
        >
          {t('memoryYes')}
        </Button>
        <Button disabled={change.isPending} onClick={() => change.mutate(false)} sx={{ minHeight: 44 }}>
          {t('memoryNo')}
        </Button>
      </Box>
    </Paper>
  );
};
