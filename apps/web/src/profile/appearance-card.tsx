import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { TextSkeleton } from '../ui/feedback/skeletons.tsx';
import { Card } from '../ui/layout/card.tsx';
import { useProfileText } from './profile.texts.ts';

/** The layout fields, which the settings sidebar also shows. Their code is loaded after the page is shown. */
const LayoutFields = lazy(async () => ({
  default: (await import('../app/shell/settings-panel.tsx')).LayoutFields,
}));

/** Card with the layout options of this device. */
export const AppearanceCard = () => {
  const t = useProfileText();
  return (
    <Card title={t('appearance')}>
      <Box sx={{ color: 'text.secondary', mb: 2 }}>{t('appearanceHelp')}</Box>
      <Suspense fallback={<TextSkeleton lines={5} />}>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, maxWidth: '26rem' }}>
          <LayoutFields />
        </Box>
      </Suspense>
    </Card>
  );
};
