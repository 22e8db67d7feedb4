import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Question } from '@pratik/contract/question';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { Differences } from '../compared.tsx';
import { useSettleOffer } from '../questions.api.ts';
import { useQuestionsText } from '../questions.texts.ts';

/**
 * Notice that the library has a new version of an item that an administrator has edited. The administrator accepts or
 * dismisses it.
 */
export const OfferNotice = ({ question }: { question: Question }) => {
  const t = useQuestionsText();
  const settle = useSettleOffer();
  const { kind, id, revision, offered, draft } = question;
  if (offered === null) return null;
  const choose = (take: boolean) =>
    settle.mutate(
      { kind, id, revision, take },
      { onSuccess: () => showToast(t(take ? 'offerTaken' : 'offerDeclined')) },
    );
  return (
    <Notice tone="info" title={t('offerTitle')}>
      <Box sx={{ mb: 1.5 }}>{t('offerBody')}</Box>
      <Differences then={offered.draft} now={draft} thenLabel={t('byLibrary')} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1.5 }}>
        <Button variant="outlined" disabled={settle.isPending} onClick={() => choose(true)}>
          {t('offerTake')}
        </Button>
        <Button disabled={settle.isPending} onClick={() => choose(false)}>
          {t('offerKeep')}
        </Button>
      </Box>
      <FormProblem error={settle.error} />
    </Notice>
  );
};
