import Box from '@mui/material/Box';
import { getPath, type Path, type UnitCard } from '@pratik/contract/path';
import { useQuery } from '@tanstack/react-query';
import { LevelList } from '../../curriculum/level-list.tsx';
import { listQuery } from '../../lib/api/query-client.ts';
import { useBilingual } from '../../lib/language/i18n.ts';
import { useUrlState } from '../../lib/url-state.ts';
import { TextLink } from '../../ui/action/text-link.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { CardSkeletons, Delayed } from '../../ui/feedback/skeletons.tsx';
import { Link } from '../../ui/layout/navigation.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { radius, weight } from '../../ui/theme/tokens.ts';
import { usePathText } from './path.texts.ts';
import { pathMapPath, unitPath } from './path-paths.ts';
import { UnitState } from './unit-state.tsx';

const defaults = { level: '' };

/** Page `/pages/path`: the units of a level in order, with the learner’s progress. */
export const PathPage = () => {
  const t = usePathText();
  const [{ level }, change] = useUrlState(defaults);
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...listQuery(getPath, level === '' ? {} : { level }),
    refetchOnMount: 'always',
  });
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      {isPending ? (
        <Delayed>
          <CardSkeletons count={6} height="5.5rem" />
        </Delayed>
      ) : null}
      {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <Box
          aria-busy={isPlaceholderData}
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'minmax(0, 1fr)',
            opacity: isPlaceholderData ? 0.6 : 1,
          }}
        >
          <Units path={data} onLevel={(next) => change({ level: next }, { replace: true })} />
          <TextLink to={pathMapPath} alone>
            {t('toMap')}
          </TextLink>
        </Box>
      ) : null}
    </Page>
  );
};

const Units = ({ path, onLevel }: { path: Path; onLevel: (level: string) => void }) => {
  const t = usePathText();
  const { units, currentUnitId } = path;
  return (
    <LevelList
      list={path}
      drawing="shelf"
      texts={{
        title: (level) => t('unitsOf', { level }),
        none: t('none'),
        noneText: t('noneText'),
        toNearest: (level) => t('toNearest', { level }),
      }}
      onLevel={onLevel}
    >
      {units.length === 0 ? null : (
        <>
          {currentUnitId === null ? (
            <Notice tone="success" title={t('allPassed')}>
              {t('allPassedText')}
            </Notice>
          ) : null}
          <Box
            component="ol"
            sx={{
              listStyle: 'none',
              p: 0,
              m: 0,
              display: 'grid',
              gap: 1.25,
              gridTemplateColumns: 'minmax(0, 1fr)',
              overflowWrap: 'anywhere',
            }}
          >
            {units.map((unit) => (
              <UnitRow key={unit.id} unit={unit} isCurrent={unit.id === currentUnitId} />
            ))}
          </Box>
        </>
      )}
    </LevelList>
  );
};

const UnitRow = ({ unit, isCurrent }: { unit: UnitCard; isCurrent: boolean }) => {
  const t = usePathText();
  const pick = useBilingual();
  const isPassed = unit.state === 'passed' || unit.state === 'done';
  return (
    <Box component="li">
      <Box
        component={Link}
        to={unitPath(unit.id)}
        {...(isCurrent ? { 'aria-current': 'step' as const } : {})}
        sx={{
          display: 'flex',
          gap: 2,
          alignItems: 'center',
          p: 2,
          minHeight: 72,
          border: '1px solid',
          borderColor: isCurrent ? 'primary.main' : 'divider',
          borderRadius: radius.card,
          bgcolor: isCurrent
            ? 'color-mix(in srgb, var(--p-palette-primary-main) 7%, var(--p-palette-background-paper))'
            : 'background.paper',
          color: 'inherit',
          textDecoration: 'none',
          '&:hover': { borderColor: 'primary.main' },
        }}
      >
        <Box
          aria-hidden
          sx={{
            flex: 'none',
            width: '2.5rem',
            height: '2.5rem',
            borderRadius: radius.round,
            display: 'grid',
            placeItems: 'center',
            fontWeight: weight.bold,
            border: '2px solid',
            borderColor: isPassed ? 'success.main' : isCurrent ? 'primary.main' : 'divider',
            color: isPassed ? 'success.main' : isCurrent ? 'primary.main' : 'text.secondary',
          }}
        >
          {isPassed ? '✓' : unit.number}
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ fontWeight: weight.semibold }}>{pick(unit.title)}</Box>
          <Box sx={{ color: 'text.secondary' }}>{pick(unit.goal)}</Box>
          <Box sx={{ color: 'text.secondary', typography: 'caption', mt: 0.25 }}>
            {isCurrent ? `${t('current')} · ` : null}
            <UnitState unit={unit} />
          </Box>
        </Box>
      </Box>
    </Box>
  );
};
