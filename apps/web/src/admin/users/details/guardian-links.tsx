import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { endGuardianLinks, getMinor, type MinorRecord, makeGuardianLink } from '@pratik/contract/guardian';
import { listPrivacyTexts } from '@pratik/contract/privacy';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api-client.ts';
import { callKey, callQuery } from '../../../lib/api/query-client.ts';
import { formatDateTime } from '../../../lib/language/format.ts';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { ShareableLink } from '../shareable-link.tsx';
import { GuardianSheet } from './guardian-sheet.tsx';
import { useMinorCardText } from './minor-card.texts.ts';

type GuardianLinksProps = { userId: string; learner: string; links: MinorRecord['links'] };

/** Lists the consent links for a learner’s guardian, with buttons that create a link or revoke all links. */
export const GuardianLinks = ({ userId, learner, links }: GuardianLinksProps) => {
  const t = useMinorCardText();
  const client = useQueryClient();
  const make = useMutation({
    mutationFn: () => callApi(makeGuardianLink, { userId }),
    onSuccess: () => client.invalidateQueries({ queryKey: callKey(getMinor) }),
  });
  const end = useMutation({
    mutationFn: () => callApi(endGuardianLinks, { userId }),
    onSuccess: (state) => {
      client.setQueryData(callKey(getMinor, { userId }), state);
      make.reset();
      showToast(t('linksEnded'));
    },
  });
  // A new link is printable only while it is valid. It may have been used, replaced or revoked since its creation.
  const fresh = links.some(({ expiresAt }) => expiresAt === make.data?.expiresAt) ? make.data : undefined;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {links.map(({ askedAt, expiresAt, mailed, use }) => (
        <Typography key={askedAt} sx={{ color: 'text.secondary' }}>
          {t(use === 'decide' ? 'linkToDecide' : 'linkToWithdraw', {
            how: t(mailed ? 'mailed' : 'printed'),
            when: formatDateTime(askedAt),
            until: formatDateTime(expiresAt),
          })}
        </Typography>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" loading={make.isPending} onClick={() => make.mutate()}>
          {t('makeLink')}
        </Button>
        {links.length > 0 ? (
          <Button color="error" loading={end.isPending} onClick={() => end.mutate()}>
            {t('endLinks')}
          </Button>
        ) : null}
      </Box>
      {make.error ? <ErrorPanel error={make.error} /> : null}
      {end.error ? <ErrorPanel error={end.error} /> : null}
      {fresh ? <FreshLink learner={learner} link={fresh} /> : null}
    </Box>
  );
};

type FreshLinkProps = { learner: string; link: { url: string; expiresAt: string } };

/** Shows a new link. It is shown only once, because the server does not store its code. */
const FreshLink = ({ learner, link }: FreshLinkProps) => {
  const t = useMinorCardText();
  const { data, error, refetch } = useQuery(callQuery(listPrivacyTexts, {}));
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Box sx={{ width: '100%' }}>
        <ShareableLink url={link.url} expiresAt={link.expiresAt} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('linkHelp')}
      </Typography>
      {error ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data ? <GuardianSheet learner={learner} link={link} texts={data.texts} /> : null}
      <Button variant="contained" disabled={!data} onClick={() => window.print()}>
        {t('print')}
      </Button>
    </Box>
  );
};
