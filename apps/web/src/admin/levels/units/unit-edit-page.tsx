import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import { useParams } from 'react-router';
import { useBilingual } from '../../../lib/language/i18n.ts';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { NotThere } from '../../../ui/feedback/not-there.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { CardSkeletons } from '../../../ui/feedback/skeletons.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { useLevelsText } from '../levels.texts.ts';
import { UnitEditForm } from './unit-edit-form.tsx';
import { unitPaths } from './unit-paths.ts';
import { isInUse, useUnits } from './units.api.ts';
import { useUnitsText } from './units.texts.ts';

/** Page on which an administrator edits the texts, the statements and the items of a unit. */
export const UnitEditPage = () => {
  const t = useUnitsText();
  const levelsText = useLevelsText();
  const say = useBilingual();
  const { levelId = '', id = '' } = useParams();
  const { data, error, refetch } = useUnits(levelId);
  const unit = data?.units.find((each) => each.id === id);
  const toList = { to: unitPaths.list(levelId), toLabel: t('toList') };
  return (
    <Page
      title={t('editTitle')}
      lead={unit ? say(unit.fields.title) : undefined}
      width="narrow"
      actions={
        <LinkButton to={unitPaths.list(levelId)} startIcon={<ArrowBackIcon />}>
          {t('backToList')}
        </LinkButton>
      }
    >
      {unit ? (
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {isInUse(unit) ? null : <Notice tone="info">{t('isRetired')}</Notice>}
          <UnitEditForm
            key={unit.id}
            id={unit.id}
            levelId={levelId}
            unit={unit}
            onSaved={() => showToast(levelsText('saved'))}
          />
        </Box>
      ) : null}
      {data && !unit ? (
        <EmptyState
          title={t('unitMissing')}
          action={
            <LinkButton to={toList.to} variant="contained">
              {toList.toLabel}
            </LinkButton>
          }
        >
          {t('missingText')}
        </EmptyState>
      ) : null}
      {data ? null : (
        <NotThere
          error={error}
          onRetry={() => void refetch()}
          missing={{
            title: t('levelMissing'),
            text: t('missingText'),
            to: '/pages/level-list',
            toLabel: t('toLevels'),
          }}
        >
          <CardSkeletons count={1} height="40rem" />
        </NotThere>
      )}
    </Page>
  );
};
