import CircularProgress from '@mui/material/CircularProgress';
import { Delayed } from '../ui/skeletons.tsx';
import { useUiText } from '../ui/ui.texts.ts';

/** While the first page of a visit is fetched. */
export const HydrateFallback = () => {
  const t = useUiText();
  return (
    <div style={{ minHeight: '100dvh', display: 'grid', placeItems: 'center' }}>
      <Delayed>
        <CircularProgress aria-label={t('loading')} />
      </Delayed>
    </div>
  );
};
