import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { usePrivacyText } from './privacy.texts.ts';

/** Link from the profile to the privacy page. */
export const PrivacyCard = () => {
  const t = usePrivacyText();
  return (
    <Card title={t('title')}>
      <Typography sx={{ color: 'text.secondary' }}>{t('cardBody')}</Typography>
      <Box sx={{ mt: 2 }}>
        <LinkButton to="/pages/privacy" variant="outlined">
          {t('cardLink')}
        </LinkButton>
      </Box>
    </Card>
  );
};
