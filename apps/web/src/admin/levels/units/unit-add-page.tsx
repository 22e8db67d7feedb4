import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useBilingual } from '../../../lib/language/i18n.ts';
import { newId } from '../../../lib/new-id.ts';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { NotThere } from '../../../ui/feedback/not-there.tsx';
import { CardSkeletons } from '../../../ui/feedback/skeletons.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { useManagedLevels } from '../levels.api.ts';
import { UnitEditForm } from './unit-edit-form.tsx';
import { unitPaths } from './unit-paths.ts';
import { useUnits } from './units.api.ts';
import { useUnitsText } from './units.texts.ts';

/** Page that adds a unit at the end of the learning path of a level. */
export const UnitAddPage = () => {
  const t = useUnitsText();
  const say = useBilingual();
  const navigate = useNavigate();
  const { levelId = '' } = useParams();
  const { data, error, refetch } = useUnits(levelId);
  const level = useManagedLevels().data?.levels.find(({ id }) => id === levelId);
  // A repeated request with the same id does not add a second unit.
  const [id] = useState(newId);
  return (
    <Page
      title={t('addTitle')}
      lead={level ? say(level.name) : undefined}
      width="narrow"
      actions={
        <LinkButton to={unitPaths.list(levelId)} startIcon={<ArrowBackIcon />}>
          {t('backToList')}
        </LinkButton>
      }
    >
      {data ? (
        <UnitEditForm
          id={id}
          levelId={levelId}
          unit={null}
          onSaved={(unit) => {
            showToast(t('added', { name: say(unit.fields.title) }));
            // `replace` removes the submitted form from the browser history.
            void navigate(unitPaths.list(levelId), { replace: true });
          }}
        />
      ) : (
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
