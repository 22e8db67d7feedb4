import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { getPathMap, type MappedUnit } from '@pratik/contract/path';
import { useQuery } from '@tanstack/react-query';
import { useThemeName } from '../../curriculum/unit-themes.texts.ts';
import { callQuery } from '../../lib/api/query-client.ts';
import { useBilingual } from '../../lib/language/i18n.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Delayed, TextSkeleton } from '../../ui/feedback/skeletons.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { radius, weight } from '../../ui/theme/tokens.ts';
import { usePathText } from './path.texts.ts';

/**
 * Page `/pages/path-map`: for teachers, the units with their CEFR scales and the themes of the national curriculum.
 */
export const PathMapPage = () => {
  const t = usePathText();
  const { data, error, isPending, refetch } = useQuery(callQuery(getPathMap, {}));
  const byLevel = Map.groupBy(data?.units ?? [], ({ levelId }) => levelId);
  return (
    <Page title={t('mapTitle')} lead={t('mapLead')}>
      {isPending ? (
        <Delayed>
          <TextSkeleton lines={12} />
        </Delayed>
      ) : null}
      {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data && data.units.length === 0 ? (
        <EmptyState drawing="shelf" title={t('none')}>
          {t('noneText')}
        </EmptyState>
      ) : null}
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {[...byLevel].map(([level, units]) => (
          <LevelTable key={level} level={level} units={units} />
        ))}
      </Box>
    </Page>
  );
};

const LevelTable = ({ level, units }: { level: string; units: readonly MappedUnit[] }) => {
  const t = usePathText();
  const pick = useBilingual();
  const themeName = useThemeName();
  const title = t('unitsOf', { level });
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <Box
        role="region"
        aria-label={title}
        // `tabIndex` lets keyboard users scroll the table.
        tabIndex={0}
        sx={{
          overflowX: 'auto',
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: radius.control,
          bgcolor: 'background.paper',
        }}
      >
        <Box
          component="table"
          sx={{
            borderCollapse: 'collapse',
            width: '100%',
            minWidth: '44rem',
            '& th, & td': { textAlign: 'left', p: 1.25, verticalAlign: 'top' },
            '& tbody tr': { borderTop: '1px solid', borderColor: 'divider' },
            '& thead th': { color: 'text.secondary', fontWeight: weight.semibold, typography: 'caption' },
            '& tbody th': { fontWeight: weight.semibold, minWidth: '9rem' },
          }}
        >
          <thead>
            <tr>
              <th scope="col">{t('unit')}</th>
              <th scope="col">{t('theme')}</th>
              <th scope="col">{t('statement')}</th>
              <th scope="col">{t('scale')}</th>
            </tr>
          </thead>
          <tbody>
            {units.flatMap((unit) =>
              unit.canDo.map(({ text, scale }, index) => (
                <tr key={`${unit.id} ${text.en}`}>
                  {index === 0 ? (
                    <>
                      <th scope="rowgroup" rowSpan={unit.canDo.length}>
                        {unit.number}. {pick(unit.title)}
                      </th>
                      <td rowSpan={unit.canDo.length}>{themeName(unit.theme)}</td>
                    </>
                  ) : null}
                  <td>{pick(text)}</td>
                  <td lang="en">{scale}</td>
                </tr>
              )),
            )}
          </tbody>
        </Box>
      </Box>
    </section>
  );
};
