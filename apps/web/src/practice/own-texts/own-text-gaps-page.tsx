import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useUrlState } from '../../lib/url-state.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { TextLink } from '../../ui/action/text-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { NotThere } from '../../ui/feedback/not-there.tsx';
import { CardSkeletons } from '../../ui/feedback/skeletons.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { GapRound } from './gap-round.tsx';
import { gapsQuery } from './own-texts.queries.ts';
import { useOwnTextsText } from './own-texts.texts.ts';
import { ownTextPath, ownTextsPath } from './own-texts-paths.ts';

const defaults = { page: '1' };

/** Page `/pages/own-texts/:id/gaps`: up to ten sentences of the learner’s text with a gap. */
export const OwnTextGapsPage = () => {
  const t = useOwnTextsText();
  const { id = '' } = useParams();
  const [{ page: given }] = useUrlState(defaults);
  const page = Math.max(0, (Number.parseInt(given, 10) || 1) - 1);
  const [round, setRound] = useState(0);
  const { data, error, refetch } = useQuery(gapsQuery(id, page, round));
  return (
    <Page
      title={t('gapsTitle')}
      width="narrow"
      lead={
        <TextLink to={ownTextPath(id)} alone>
          <span aria-hidden>‹&nbsp;</span>
          {t('toText')}
        </TextLink>
      }
    >
      {data ? null : (
        <NotThere
          error={error}
          onRetry={() => void refetch()}
          missing={{ title: t('missing'), text: t('missingText'), to: ownTextsPath, toLabel: t('all') }}
        >
          <CardSkeletons count={1} height="18rem" />
        </NotThere>
      )}
      {data && data.gaps.length > 0 ? (
        <GapRound key={round} textId={id} gaps={data.gaps} onAnother={() => setRound(round + 1)} />
      ) : null}
      {data?.gaps.length === 0 ? (
        <EmptyState
          drawing="cards"
          title={t('noGaps')}
          action={
            <LinkButton to={ownTextPath(id)} variant="contained">
              {t('toText')}
            </LinkButton>
          }
        >
          {t('noGapsText')}
        </EmptyState>
      ) : null}
    </Page>
  );
};
