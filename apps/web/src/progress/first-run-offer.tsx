import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { getProfile } from '../identity/session/light-calls.ts';
import { callQuery } from '../lib/api/query-client.ts';
import { TextLink } from '../ui/action/text-link.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { useProgressText } from './progress.texts.ts';

/** Link to the first run. It is shown until the learner has finished or skipped the first run. */
export const FirstRunOffer = () => {
  const t = useProgressText();
  const { data } = useQuery(callQuery(getProfile, {}));
  if (data?.firstRun === undefined) return null;
  return (
    <Box sx={{ mb: 2.5 }}>
      <Notice tone="info">
        {t('firstRun')} <TextLink to="/pages/welcome">{t('toFirstRun')}</TextLink>
      </Notice>
    </Box>
  );
};
