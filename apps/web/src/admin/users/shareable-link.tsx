import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '../../lib/language/format.ts';
import { CopyField } from './copy-field.tsx';
import { useUsersText } from './users.texts.ts';

/** Shows a one-time link with its expiry time and a copy button. */
export const ShareableLink = ({ url, expiresAt }: { url: string; expiresAt: string }) => {
  const t = useUsersText();
  return (
    <Box sx={{ pt: 1, display: 'grid', gap: 1 }}>
      <CopyField label={t('linkLabel')} text={url} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('linkExpires', { when: formatDateTime(expiresAt) })}
      </Typography>
    </Box>
  );
};
