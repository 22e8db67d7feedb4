import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { formatNumber } from '../../../lib/language/format.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { useActsText } from '../acts.texts.ts';
import { useImportText } from './import-texts.ts';
import { waitingIds } from './renewed-links.ts';
import type { useImport } from './use-import.ts';

/**
 * Offers new links for users in the file whom an earlier import added, and warns that their earlier links stop
 * working.
 */
export const RenewLinks = ({ work }: { work: ReturnType<typeof useImport> }) => {
  const t = useImportText();
  const acts = useActsText();
  const [asking, setAsking] = useState(false);
  const count = waitingIds(work.report).length;
  if (count === 0) return null;
  return (
    <>
      <Alert
        severity="info"
        sx={{ mt: 2, flexWrap: 'wrap' }}
        action={
          <Button color="inherit" onClick={() => setAsking(true)}>
            {t('renew', { count: formatNumber(count) })}
          </Button>
        }
      >
        {t('renewBody', { count })}
      </Alert>
      <ConfirmDialog
        open={asking}
        title={acts('inviteQuestion', { count })}
        confirmLabel={acts('inviteAgain')}
        busy={work.renewing}
        error={null}
        onConfirm={() => void work.renew().then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      >
        {acts('inviteBody', { count })}
      </ConfirmDialog>
    </>
  );
};
