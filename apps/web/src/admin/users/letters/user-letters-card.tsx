import Box from '@mui/material/Box';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { TextSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { LetterRows } from './letter-rows.tsx';
import { useLetters } from './letters.api.ts';
import { useLettersText } from './letters.texts.ts';

const shown = 5;

/** Lists the e-mails about one user, with their states. */
export const UserLettersCard = ({ id }: { id: string }) => {
  const t = useLettersText();
  const { data, error, refetch } = useLetters({ userId: id, size: shown });
  return (
    <Card title={t('card')}>
      {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <TextSkeleton lines={2} />}
      {data?.letters.length === 0 ? t(data.configured ? 'cardEmpty' : 'cardOff') : null}
      {data && data.letters.length > 0 ? (
        <>
          <LetterRows letters={data.letters} linkUser={false} />
          <Box sx={{ mt: 1 }}>
            <TextLink to="/pages/letters">{t('all')}</TextLink>
          </Box>
        </>
      ) : null}
    </Card>
  );
};
