import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { eraseSelf } from '@pratik/contract/privacy';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi, isApiProblem } from '../../lib/api-client.ts';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { usePrivacyText } from './privacy.texts.ts';

/** The end of the account and of everything held on one; only with one's own address typed. */
export const EraseCard = () => {
  const t = usePrivacyText();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [email, setEmail] = useState('');
  const erase = useMutation({ mutationFn: () => callApi(eraseSelf, { email }) });
  const wrong = isApiProblem(erase.error, 'validation');
  const close = () => {
    setAsking(false);
    setEmail('');
    erase.reset();
  };
  return (
    <Card title={t('erase')}>
      <Typography sx={{ color: 'text.secondary' }}>{t('eraseBody')}</Typography>
      <Box sx={{ mt: 2 }}>
        <Button color="error" variant="outlined" onClick={() => setAsking(true)}>
          {t('eraseStart')}
        </Button>
      </Box>
      <ConfirmDialog
        open={asking}
        title={t('eraseQuestion')}
        confirmLabel={t('eraseConfirm')}
        destructive
        busy={erase.isPending}
        error={wrong ? null : erase.error}
        onConfirm={() =>
          erase.mutate(undefined, { onSuccess: () => void navigate('/pages/empty', { replace: true }) })
        }
        onClose={close}
      >
        <Typography sx={{ mb: 2 }}>{t('eraseWarning')}</Typography>
        <TextInput
          label={t('eraseEmail')}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={wrong ? t('eraseEmailWrong') : undefined}
          autoComplete="off"
          type="email"
        />
      </ConfirmDialog>
    </Card>
  );
};
