import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCodeName } from '../../../feedback/code-names.ts';
import { Line, Lines } from '../../../learner/facts.tsx';
import { formatDate } from '../../../lib/language/format.ts';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { TextSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { type UserCorrections, useUserCorrections } from './user-details.api.ts';
import { useUserText } from './user-details.texts.ts';

/** Shows the corrections that a user has received: totals by error code, and a list of the newest corrections. */
export const UserCorrectionsCard = ({ id }: { id: string }) => {
  const t = useUserText();
  const { data, error, refetch } = useUserCorrections(id);
  return (
    <Card title={t('shownCorrections')}>
      {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <TextSkeleton lines={6} />}
      {data?.codes.length === 0 ? t('correctionsEmpty') : null}
      {data && data.codes.length > 0 ? <ShownCorrections corrections={data} /> : null}
    </Card>
  );
};

const ShownCorrections = ({ corrections }: { corrections: UserCorrections }) => {
  const t = useUserText();
  const codeName = useCodeName();
  return (
    <>
      {t('correctionsText', { count: corrections.messages })}
      <Lines label={t('shownCorrections')}>
        {corrections.codes.map(({ code, shown, reported, changed }) => (
          <Line key={code} name={codeName(code)}>
            {[
              t('shown', { count: shown }),
              reported > 0 ? t('reported', { count: reported }) : '',
              changed > 0 ? t('changed', { count: changed }) : '',
            ]
              .filter((part) => part !== '')
              .join(' · ')}
          </Line>
        ))}
      </Lines>
      {corrections.latest.length > 0 ? (
        <>
          <Typography variant="h3" sx={{ mt: 2 }}>
            {t('latest')}
          </Typography>
          <Lines label={t('latest')}>
            {corrections.latest.map((one) => (
              <Latest key={`${one.messageId} ${one.code} ${one.wrong} ${one.right}`} corrections={one} />
            ))}
          </Lines>
        </>
      ) : null}
    </>
  );
};

const Latest = ({
  corrections: { messageId, at, code, wrong, right },
}: {
  corrections: UserCorrections['latest'][number];
}) => {
  const t = useUserText();
  const codeName = useCodeName();
  const instead = right === null ? t('hint') : right === '' ? t('leaveOut') : null;
  return (
    <Line
      name={
        <TextLink to={`/pages/message-process/${messageId}`}>
          <Box component="span" lang="en">
            {wrong === '' ? '…' : wrong}
          </Box>
          {' → '}
          {instead ?? (
            <Box component="span" lang="en">
              {right}
            </Box>
          )}
        </TextLink>
      }
    >
      {codeName(code)} · {formatDate(at)}
    </Line>
  );
};
