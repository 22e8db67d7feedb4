import Box from '@mui/material/Box';
import { useNavigation } from 'react-router';
import { Delayed } from '../../ui/feedback/delayed.tsx';
import { useUiText } from '../../ui/ui.texts.ts';

const line = {
  height: 3,
  bgcolor: 'primary.main',
  transformOrigin: '0 0',
  animation: 'p-progress 8s cubic-bezier(0, 0.7, 0.2, 1) both',
  '@keyframes p-progress': { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.95)' } },
};

/** A thin progress line below the top bar while the next page is loading. */
export const NavigationProgress = () => {
  const t = useUiText();
  const { state } = useNavigation();
  return (
    <div style={{ height: 0, position: 'sticky', top: '4.143rem', zIndex: 2 }}>
      {state === 'loading' ? (
        <Delayed>
          <Box role="progressbar" aria-label={t('loading')} sx={line} />
        </Delayed>
      ) : null}
    </div>
  );
};
