import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useActsText } from './acts.texts.ts';
import { CopyField } from './copy-field.tsx';
import { saveCsv } from './import/save-file.ts';

type Link = {
  userId: string;
  name: string;
  surname: string;
  email: string;
  url: string;
  expiresAt: string;
};
type InvitedDialogProps = { open: boolean; links: readonly Link[]; skipped: number; onClose: () => void };

/** Dialog with sign-in links for several users. */
export const InvitedDialog = ({ open, links, skipped, onClose }: InvitedDialogProps) => {
  const t = useActsText();
  const id = useId();
  const save = async () => {
    const { linksCsv } = await import('./import/import-report.ts');
    saveCsv(linksCsv(links), `${t('linksFileName')}.csv`);
  };
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{t('linksTitle')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
        <Typography>
          {t('linksIntro')} {skipped > 0 ? t('skipped', { count: skipped }) : null}
        </Typography>
        {links.map(({ userId, name, surname, url }) => (
          <CopyField key={userId} label={`${name} ${surname}`} text={url} />
        ))}
      </DialogContent>
      <DialogActions sx={{ p: 2, flexWrap: 'wrap' }}>
        <Button startIcon={<DownloadIcon />} onClick={() => void save()}>
          {t('linksFile')}
        </Button>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  );
};
