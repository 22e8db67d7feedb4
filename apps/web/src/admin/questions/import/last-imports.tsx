import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { listQuestionImports, undoQuestionImport } from '@pratik/contract/question-import';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { callKey, callQuery } from '../../../lib/api/query-client.ts';
import { formatDateTime, formatNumber } from '../../../lib/language/format.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { weight } from '../../../ui/theme/tokens.ts';
import { refreshQuestions } from '../questions.api.ts';
import { useQuestionsText } from '../questions.texts.ts';

/** Lists the last imports of the signed-in administrator. Each import has a button to undo it. */
export const LastImports = () => {
  const t = useQuestionsText();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(callQuery(listQuestionImports, {}));
  const [asked, setAsked] = useState<string | null>(null);
  const undo = useMutation({
    mutationFn: (importId: string) => callApi(undoQuestionImport, { importId }),
    onSuccess: ({ deleted, stored }) => {
      setAsked(null);
      const stats = { deleted: formatNumber(deleted), stored: formatNumber(stored) };
      showToast(t(stored > 0 ? 'undoneRemaining' : 'undone', stats));
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: callKey(listQuestionImports) });
      void refreshQuestions(client);
    },
  });
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data || data.imports.length === 0) return null;
  return (
    <Card title={t('lastImports')}>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data.imports.map(({ id, at, made, changed, undoneAt }) => {
          const when = formatDateTime(at);
          return (
            <Box component="li" key={id} sx={row}>
              <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
                <Box sx={{ fontWeight: weight.semibold }}>{when}</Box>
                <Box sx={{ color: 'text.secondary' }}>
                  {t('importMade', { made: formatNumber(made), changed: formatNumber(changed) })}
                  {undoneAt === null ? '' : ` · ${t('importUndone', { when: formatDateTime(undoneAt) })}`}
                </Box>
              </Box>
              {undoneAt === null && made > 0 ? (
                <Button
                  variant="outlined"
                  color="error"
                  aria-label={t('undoImportOf', { when })}
                  onClick={() => setAsked(id)}
                >
                  {t('undoImport')}
                </Button>
              ) : null}
            </Box>
          );
        })}
      </Box>
      <ConfirmDialog
        open={asked !== null}
        title={t('undoQuestion')}
        confirmLabel={t('undoImport')}
        destructive
        busy={undo.isPending}
        error={undo.error}
        onConfirm={() => asked !== null && undo.mutate(asked)}
        onClose={() => setAsked(null)}
      >
        {t('undoBody')}
      </ConfirmDialog>
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
