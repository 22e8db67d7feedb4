import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { getRepairedToday, type RepairedSentence } from '@pratik/contract/mistakes';
import { useQuery } from '@tanstack/react-query';
import { useCodeName } from '../../feedback/code-names.ts';
import { callQuery } from '../../lib/api/query-client.ts';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { useFinishText } from './finish.texts.ts';

/** Lists the mistakes that the learner corrected today. Renders nothing if there are none. */
export const RepairedToday = () => {
  const t = useFinishText();
  const { data, error, refetch } = useQuery({ ...callQuery(getRepairedToday, {}), refetchOnMount: 'always' });
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data || data.count === 0) return null;
  const more = data.count - data.sentences.length;
  return (
    <div>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t('repaired')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
        {data.sentences.map((sentence) => (
          <Sentence key={`${sentence.code} ${sentence.before} ${sentence.right}`} {...sentence} />
        ))}
      </Box>
      {more > 0 ? (
        <Box sx={{ color: 'text.secondary', mt: 1 }}>{t('repairedMore', { count: more })}</Box>
      ) : null}
    </div>
  );
};

const Sentence = ({ code, before, right, after }: RepairedSentence) => {
  const codeName = useCodeName();
  return (
    <Box component="li" sx={{ pl: 1.75, borderLeft: '3px solid', borderColor: 'success.main' }}>
      <Box sx={{ color: 'text.secondary', typography: 'label' }}>{codeName(code)}</Box>
      <span lang="en">
        {before}
        <strong>{right}</strong>
        {after}
      </span>
    </Box>
  );
};
