import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ManagedLevel } from '@pratik/contract/level';
import { useId } from 'react';
import { useBilingual } from '../../../lib/language/i18n.ts';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { CardSkeletons, Delayed } from '../../../ui/feedback/skeletons.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { useManagedLevels, useReorder } from '../levels.api.ts';
import { useLevelsText } from '../levels.texts.ts';
import { LevelDialogs } from './level-dialogs.tsx';
import { LevelRow } from './level-row.tsx';
import { LevelRows } from './level-rows.tsx';
import { OrderProblem } from './order-problem.tsx';
import { useLevelActs } from './use-level-acts.ts';
import { useRestoredFocus } from './use-restored-focus.ts';

/** Lists all levels in order. Administrators can move, retire, restore and edit levels. */
export const LevelListPage = () => {
  const t = useLevelsText();
  const { data, error, refetch } = useManagedLevels();
  const acts = useLevelActs();
  const inUse = data?.levels.filter(({ retiredAt }) => retiredAt === null);
  const retired = data?.levels.filter(({ retiredAt }) => retiredAt !== null) ?? [];
  const { move, problem } = useMoves(inUse ?? []);
  const retiredId = useId();
  return (
    <Page
      title={t('listTitle')}
      lead={t('listLead')}
      actions={
        <LinkButton to="/pages/level-add" variant="contained" startIcon={<AddIcon />}>
          {t('addLevel')}
        </LinkButton>
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <OrderProblem error={problem} />
        {acts.open ? null : <OrderProblem error={acts.state.error} />}
        {inUse && inUse.length > 0 ? (
          <LevelRows label={t('listLabel')}>
            {inUse.map((level, place) => (
              <LevelRow
                key={level.id}
                level={level}
                acts={acts}
                place={place}
                last={place === inUse.length - 1}
                onMove={(step) => move(level, step)}
              />
            ))}
          </LevelRows>
        ) : null}
        {inUse?.length === 0 ? (
          <EmptyState
            title={t('emptyTitle')}
            action={
              <LinkButton to="/pages/level-add" variant="contained">
                {t('addLevel')}
              </LinkButton>
            }
          >
            {t('emptyBody')}
          </EmptyState>
        ) : null}
        {retired.length > 0 ? (
          <section aria-labelledby={retiredId}>
            <Typography variant="h2" id={retiredId}>
              {t('retiredTitle')}
            </Typography>
            <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{t('retiredLead')}</Typography>
            <LevelRows label={t('retiredTitle')}>
              {retired.map((level) => (
                <LevelRow key={level.id} level={level} acts={acts} />
              ))}
            </LevelRows>
          </section>
        ) : null}
        {!data && error ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
        {data || error ? null : (
          <Delayed>
            <CardSkeletons count={1} height="30rem" />
          </Delayed>
        )}
      </Box>
      <LevelDialogs acts={acts} />
    </Page>
  );
};

/** Moves a level up or down by one position and keeps the focus on the pressed button. */
const useMoves = (levels: readonly ManagedLevel[]) => {
  const t = useLevelsText();
  const say = useBilingual();
  const { mutate, error } = useReorder();
  const keepFocus = useRestoredFocus(levels.map(({ id }) => id).join(' '));

  const move = (level: ManagedLevel, step: -1 | 1) => {
    const from = levels.map(({ id }) => id);
    const place = from.indexOf(level.id) + step;
    const to = from.filter((id) => id !== level.id).toSpliced(place, 0, level.id);
    keepFocus(`${level.id} ${step}`, `${level.id} ${-step}`);
    mutate(
      { from, to },
      { onSuccess: () => showToast(t('moved', { name: say(level.name), place: place + 1 })) },
    );
  };
  return { move, problem: error };
};
