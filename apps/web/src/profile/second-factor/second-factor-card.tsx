import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useSecondFactorText } from './second-factor.texts.ts';

/** Link from the profile to the second factor page. */
export const SecondFactorCard = () => {
  const t = useSecondFactorText();
  return (
    <Card title={t('title')}>
      <Typography sx={{ color: 'text.secondary' }}>{t('cardBody')}</Typography>
      <Box sx={{ mt: 2 }}>
        <LinkButton to="/pages/second-factor" variant="outlined">
          {t('cardLink')}
        </LinkButton>
      </Box>
    </Card>
  );
};
