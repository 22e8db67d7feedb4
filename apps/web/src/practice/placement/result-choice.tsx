import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { acceptPlacement, type PlacementAttempt, type PlacementResult } from '@pratik/contract/placement';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { formatDate } from '../../lib/language/format.ts';
import { useBilingual } from '../../lib/language/i18n.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { weight } from '../../ui/theme/tokens.ts';
import { overviewQuery, putAttempt } from './placement.queries.ts';
import { usePlacementText } from './placement.texts.ts';
import { shortName } from './sureness.ts';

type ResultChoiceProps = { attempt: PlacementAttempt; result: PlacementResult };

/** Asks whether the learner accepts the suggested level, and then links to the next activities. */
export const ResultChoice = ({ attempt, result }: ResultChoiceProps) => {
  const t = usePlacementText();
  const pick = useBilingual();
  const client = useQueryClient();
  const accepting = useMutation({
    mutationFn: () => callApi(acceptPlacement, { attemptId: attempt.id }),
    onSuccess: (accepted) => {
      // Texts, words, conversations and the profile depend on the level, so all cached data are marked as outdated.
      void client.invalidateQueries({ refetchType: 'none' });
      putAttempt(client, accepted);
    },
  });
  if (accepting.isSuccess) return <Accepted level={pick(result.level.name)} />;
  if (result.acceptedAt !== null) {
    return <StateText>{t('acceptedOn', { date: formatDate(result.acceptedAt) })}</StateText>;
  }
  if (result.level.retired) return <StateText>{t('retired')}</StateText>;
  if (!result.latest) return <StateText>{t('older')}</StateText>;
  return (
    <Box sx={{ mt: 2.5, display: 'grid', gap: 1.5 }}>
      <FormProblem error={accepting.error} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          size="large"
          loading={accepting.isPending}
          onClick={() => accepting.mutate()}
        >
          {t('accept')}
        </Button>
        <Otherwise />
      </Box>
    </Box>
  );
};

/** Text that explains why the learner cannot accept the level of this result. */
const StateText = ({ children }: { children: string }) => (
  <Box sx={{ mt: 2, fontWeight: weight.semibold }}>{children}</Box>
);

const Otherwise = () => {
  const t = usePlacementText();
  const pick = useBilingual();
  const { data } = useQuery(overviewQuery());
  if (!data) return null;
  const { ownLevel } = data;
  return (
    <LinkButton to={ownLevel ? '/' : '/pages/profile'} size="large">
      {ownLevel ? t('keep', { level: shortName(pick(ownLevel.name)) }) : t('chooseOwn')}
    </LinkButton>
  );
};

/** Confirmation that replaces the pressed button and receives the focus. */
const Accepted = ({ level }: { level: string }) => {
  const t = usePlacementText();
  const next = useRef<HTMLDivElement>(null);
  useEffect(() => next.current?.querySelector('a')?.focus(), []);
  return (
    <Box sx={{ mt: 2.5, display: 'grid', gap: 2 }}>
      <Notice tone="success" role="status" title={t('accepted', { level })}>
        {t('acceptedText')}
      </Notice>
      <Box ref={next} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <LinkButton to="/" variant="contained" size="large">
          {t('toPlan')}
        </LinkButton>
        <LinkButton to="/pages/reading-practice" size="large">
          {t('toReading')}
        </LinkButton>
        <LinkButton to="/pages/chat" size="large">
          {t('toChat')}
        </LinkButton>
      </Box>
    </Box>
  );
};
