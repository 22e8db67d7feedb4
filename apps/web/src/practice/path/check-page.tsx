import Box from '@mui/material/Box';
import { getUnit, startUnitCheck } from '@pratik/contract/path';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { callQuery } from '../../lib/api/query-client.ts';
import { useBilingual } from '../../lib/language/i18n.ts';
import { newId } from '../../lib/new-id.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { TextLink } from '../../ui/action/text-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { NotThere } from '../../ui/feedback/not-there.tsx';
import { CardSkeletons } from '../../ui/feedback/skeletons.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { CheckPanel } from './check-panel.tsx';
import { usePathText } from './path.texts.ts';
import { pathPath, unitPath } from './path-paths.ts';

/** Page `/pages/path/:id/check`: the check of a unit, or its review when a review is due. */
export const UnitCheckPage = () => {
  const { id = '' } = useParams();
  return <Started key={id} unitId={id} />;
};

const Started = ({ unitId }: { unitId: string }) => {
  const t = usePathText();
  const pick = useBilingual();
  const [checkId] = useState(newId);
  const unit = useQuery(callQuery(getUnit, { id: unitId })).data?.unit;
  const started = useQuery({
    ...callQuery(startUnitCheck, { unitId, checkId }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const check = started.data?.check;
  const title = check?.unitTitle ?? unit?.title;
  return (
    <Page
      title={
        title ? t(check?.part === 'review' ? 'reviewPage' : 'checkPage', { title: pick(title) }) : t('title')
      }
      lead={
        <TextLink to={unitPath(unitId)} alone>
          <span aria-hidden>‹&nbsp;</span>
          {t('toUnit')}
        </TextLink>
      }
      width="narrow"
    >
      {check ? <CheckPanel key={check.id} started={check} /> : null}
      {check === null ? (
        <EmptyState
          drawing="cards"
          title={t('tooFew')}
          action={
            <LinkButton to={unitPath(unitId)} variant="contained">
              {t('toUnit')}
            </LinkButton>
          }
        >
          {t('tooFewText')}
        </EmptyState>
      ) : null}
      {check === undefined ? (
        <NotThere
          error={started.error}
          onRetry={() => void started.refetch()}
          missing={{ title: t('missing'), text: t('missingText'), to: pathPath, toLabel: t('allUnits') }}
        >
          <Box>
            <CardSkeletons count={1} height="16rem" />
          </Box>
        </NotThere>
      ) : null}
    </Page>
  );
};
