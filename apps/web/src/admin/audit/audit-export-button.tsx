import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useAuditExport } from './audit.api.ts';
import { useAuditText } from './audit.texts.ts';
import type { filterInput } from './audit-url.ts';

/** Downloads everything the filters let through, not only the page shown. */
export const AuditExportButton = ({ input }: { input: ReturnType<typeof filterInput> }) => {
  const t = useAuditText();
  const download = useAuditExport();
  const start = () => download.mutate({ input, fileName: `${t('exportFile')}-${today()}.csv` });
  return (
    <>
      <Button variant="outlined" startIcon={<DownloadIcon />} loading={download.isPending} onClick={start}>
        {t('exportCsv')}
      </Button>
      <Dialog open={download.isError} onClose={download.reset} aria-label={t('exportCsv')}>
        <DialogContent>
          <ErrorPanel error={download.error} onRetry={start} />
        </DialogContent>
      </Dialog>
    </>
  );
};

/** `2026-09-05` by the clock of this browser. */
const today = (): string => new Intl.DateTimeFormat('sv-SE').format(new Date());
