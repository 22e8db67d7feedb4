import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { ErrorPanel } from '../feedback/error-panel.tsx';

type DownloadButtonProps = {
  children: string;
  download: { isPending: boolean; error: Error | null; reset: () => void };
  onStart: () => void;
};

/** Button that downloads a file. If the download fails, a dialog shows the error. */
export const DownloadButton = ({ children, download, onStart }: DownloadButtonProps) => (
  <>
    <Button variant="outlined" startIcon={<DownloadIcon />} loading={download.isPending} onClick={onStart}>
      {children}
    </Button>
    <Dialog
      open={download.error !== null}
      onClose={download.reset}
      slotProps={{ paper: { 'aria-label': children } }}
    >
      <DialogContent>
        <ErrorPanel error={download.error} onRetry={onStart} />
      </DialogContent>
    </Dialog>
  </>
);
