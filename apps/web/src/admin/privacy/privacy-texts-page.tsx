import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import type { PrivacyTextKind } from '@pratik/contract/privacy';
import { useCallback, useState } from 'react';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { CardSkeletons, Delayed } from '../../ui/feedback/skeletons.tsx';
import { UnsavedGuard } from '../../ui/form/unsaved-guard.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { ErasuresCard } from './erasures-card.tsx';
import { PrivacyTextCard } from './privacy-text-card.tsx';
import { usePrivacyTexts } from './privacy-texts.api.ts';
import { usePrivacyTextsText } from './privacy-texts.texts.ts';
import { RetentionCard } from './retention-card.tsx';

/** Page for the organization’s privacy texts, which learners read and consent to. */
export const PrivacyTextsPage = () => {
  const t = usePrivacyTextsText();
  const { data, error, refetch } = usePrivacyTexts();
  const [unsaved, setUnsaved] = useState<ReadonlySet<PrivacyTextKind>>(new Set());
  // The router supports one navigation guard at a time, so a single guard protects the unsaved input of all texts.
  const noteUnsaved = useCallback((kind: PrivacyTextKind, isUnsaved: boolean) => {
    setUnsaved((before) =>
      before.has(kind) === isUnsaved
        ? before
        : new Set(isUnsaved ? [...before, kind] : [...before].filter((other) => other !== kind)),
    );
  }, []);
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      width="narrow"
      actions={
        <LinkButton to="/pages/user-list" startIcon={<ArrowBackIcon />}>
          {t('backToUsers')}
        </LinkButton>
      }
    >
      <UnsavedGuard unsaved={unsaved.size > 0} />
      {data ? (
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {data.texts.map((text) => (
            <PrivacyTextCard key={text.kind} text={text} onUnsaved={noteUnsaved} />
          ))}
          <RetentionCard />
          <ErasuresCard />
        </Box>
      ) : null}
      {!data && error ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : (
        <Delayed>
          <CardSkeletons count={2} height="22rem" />
        </Delayed>
      )}
    </Page>
  );
};
