import AddIcon from '@mui/icons-material/Add';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ManagedUnit } from '@pratik/contract/unit-editing';
import { useId } from 'react';
import { useParams } from 'react-router';
import { useBilingual } from '../../../lib/language/i18n.ts';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { NotThere } from '../../../ui/feedback/not-there.tsx';
import { CardSkeletons } from '../../../ui/feedback/skeletons.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { useManagedLevels } from '../levels.api.ts';
import { useLevelsText } from '../levels.texts.ts';
import { LevelRows } from '../list/level-rows.tsx';
import { OrderProblem } from '../list/order-problem.tsx';
import { useRestoredFocus } from '../list/use-restored-focus.ts';
import { unitPaths } from './unit-paths.ts';
import { UnitRow } from './unit-row.tsx';
import { isInUse, useMoveUnit, useSetUnitRetired, useUnits } from './units.api.ts';
import { useUnitsText } from './units.texts.ts';

/** Lists the units of a level in the order of the learning path. Administrators move, retire and restore units. */
export const UnitListPage = () => {
  const t = useUnitsText();
  const say = useBilingual();
  const { levelId = '' } = useParams();
  const { data, error, refetch } = useUnits(levelId);
  const level = useManagedLevels().data?.levels.find(({ id }) => id === levelId);
  const inUse = data?.units.filter(isInUse) ?? [];
  const retired = data?.units.filter((unit) => !isInUse(unit)) ?? [];
  const { move, problem } = useMoves(levelId, inUse);
  const { setRetired, retireProblem } = useRetiring();
  const retiredId = useId();
  const add = (
    <LinkButton to={unitPaths.add(levelId)} variant="contained" startIcon={<AddIcon />}>
      {t('addUnit')}
    </LinkButton>
  );
  return (
    <Page
      title={t('listTitle')}
      lead={level ? t('listLead', { level: say(level.name) }) : undefined}
      actions={
        data ? (
          <>
            <LinkButton to={`/pages/level-edit/${encodeURIComponent(levelId)}`} startIcon={<ArrowBackIcon />}>
              {t('toLevel')}
            </LinkButton>
            {inUse.length > 0 ? add : null}
          </>
        ) : undefined
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <OrderProblem error={problem} />
        <OrderProblem error={retireProblem} />
        {inUse.length > 0 ? (
          <LevelRows label={t('listLabel')}>
            {inUse.map((unit, place) => (
              <UnitRow
                key={unit.id}
                unit={unit}
                place={place}
                last={place === inUse.length - 1}
                onMove={(step) => move(unit, place, step)}
                onRetired={(value) => setRetired(unit, value)}
              />
            ))}
          </LevelRows>
        ) : null}
        {data && inUse.length === 0 ? (
          <EmptyState title={t('emptyTitle')} action={add}>
            {level && level.id !== level.cefr ? t('emptyOwnBody', { cefr: level.cefr }) : t('emptyBody')}
          </EmptyState>
        ) : null}
        {retired.length > 0 ? (
          <section aria-labelledby={retiredId}>
            <Typography variant="h2" id={retiredId}>
              {t('retiredTitle')}
            </Typography>
            <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{t('retiredLead')}</Typography>
            <LevelRows label={t('retiredTitle')}>
              {retired.map((unit) => (
                <UnitRow key={unit.id} unit={unit} onRetired={(value) => setRetired(unit, value)} />
              ))}
            </LevelRows>
          </section>
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
            <CardSkeletons count={1} height="30rem" />
          </NotThere>
        )}
      </Box>
    </Page>
  );
};

/** Moves a unit up or down by one position and keeps the focus on the pressed button. The move can be undone. */
const useMoves = (levelId: string, units: readonly ManagedUnit[]) => {
  const levelsText = useLevelsText();
  const say = useBilingual();
  const { moveTo, problem } = useMoveUnit(levelId);
  const keepFocus = useRestoredFocus(units.map(({ id }) => id).join(' '));
  const move = ({ id, fields }: ManagedUnit, place: number, step: -1 | 1) => {
    keepFocus(`${id} ${step}`, `${id} ${-step}`);
    moveTo(id, place + step, () =>
      showToast(levelsText('moved', { name: say(fields.title), place: place + step + 1 }), {
        undo: () => moveTo(id, place),
      }),
    );
  };
  return { move, problem };
};

/** Retires or restores a unit at once. The action can be undone. */
const useRetiring = () => {
  const t = useUnitsText();
  const say = useBilingual();
  const { mutate, error } = useSetUnitRetired();
  const setRetired = ({ id, fields }: ManagedUnit, retired: boolean) =>
    mutate(
      { id, retired },
      {
        onSuccess: () =>
          showToast(t(retired ? 'unitRetired' : 'unitRevived', { name: say(fields.title) }), {
            undo: () => mutate({ id, retired: !retired }),
          }),
      },
    );
  return { setRetired, retireProblem: error };
};
