import LinearProgress from '@mui/material/LinearProgress';
import { useNavigation } from 'react-router';
import { Delayed } from '../../ui/skeletons.tsx';
import { useUiText } from '../../ui/ui.texts.ts';

/** A thin line under the bar while the next page is on its way. */
export const NavigationProgress = () => {
  const t = useUiText();
  const { state } = useNavigation();
  return (
    <div style={{ height: 0, position: 'sticky', top: '4.143rem', zIndex: 2 }}>
      {state === 'loading' ? (
        <Delayed>
          <LinearProgress aria-label={t('loading')} sx={{ height: 3 }} />
        </Delayed>
      ) : null}
    </div>
  );
};
