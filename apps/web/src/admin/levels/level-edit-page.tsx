import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import { useParams } from 'react-router';
import { useBilingual } from '../../lib/language/i18n.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { NotThere } from '../../ui/feedback/not-there.tsx';
import { CardSkeletons } from '../../ui/feedback/skeletons.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { LevelEditForm } from './level-edit-form.tsx';
import { LevelUseCard } from './level-use-card.tsx';
import { useLevel } from './levels.api.ts';
import { useLevelsText } from './levels.texts.ts';

/** Page of one level: texts, threshold, statements and usage, with actions that retire or delete the level. */
export const LevelEditPage = () => {
  const t = useLevelsText();
  const say = useBilingual();
  const { id = '' } = useParams();
  const { data: level, error, refetch } = useLevel(id);
  return (
    <Page
      title={t('editTitle')}
      lead={level ? say(level.name) : undefined}
      width="narrow"
      actions={
        <>
          <LinkButton to="/pages/level-list" startIcon={<ArrowBackIcon />}>
            {t('backToList')}
          </LinkButton>
          {level ? (
            <LinkButton to={`/pages/unit-list/${encodeURIComponent(level.id)}`} variant="outlined">
              {t('units')}
            </LinkButton>
          ) : null}
        </>
      }
    >
      {level ? (
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <LevelEditForm key={level.id} level={level} />
          <LevelUseCard level={level} />
        </Box>
      ) : null}
      {level ? null : (
        <NotThere
          error={error}
          onRetry={() => void refetch()}
          missing={{
            title: t('notFoundTitle'),
            text: t('notFoundBody'),
            to: '/pages/level-list',
            toLabel: t('toList'),
          }}
        >
          <CardSkeletons count={1} height="40rem" />
        </NotThere>
      )}
    </Page>
  );
};
