import Box from '@mui/material/Box';
import type { GrammarLesson } from '@pratik/contract/grammar';
import { useBilingual } from '../../../lib/language/i18n.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { radius, weight } from '../../../ui/theme/tokens.ts';
import { useGrammarText } from './grammar.texts.ts';

/** Table of forms in a grammar lesson, with a note below it. A table that is too wide scrolls sideways. */
export const FormTable = ({ form: { columns, rows, note } }: Pick<GrammarLesson, 'form'>) => {
  const t = useGrammarText();
  const pick = useBilingual();
  return (
    <>
      <Box
        sx={{
          overflowX: 'auto',
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: radius.control,
          bgcolor: 'background.paper',
        }}
        // `tabIndex` lets keyboard users scroll the table.
        tabIndex={0}
        role="region"
        aria-label={t('formTable')}
      >
        <Box
          component="table"
          sx={{
            borderCollapse: 'collapse',
            width: '100%',
            '& th, & td': { textAlign: 'left', p: 1.25, verticalAlign: 'top', overflowWrap: 'anywhere' },
            '& tbody tr': { borderTop: '1px solid', borderColor: 'divider' },
            '& thead th': { color: 'text.secondary', fontWeight: weight.semibold, typography: 'caption' },
            '& tbody th': { fontWeight: weight.regular, color: 'text.secondary', minWidth: '7rem' },
            '& td': { fontWeight: weight.semibold, minWidth: '6rem' },
          }}
        >
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{t('kind')}</VisuallyHidden>
              </th>
              {columns.map((column) => (
                <th key={column.en} scope="col">
                  {pick(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells }) => (
              <tr key={label.en}>
                <th scope="row">{pick(label)}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index]?.en} lang="en">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      {note ? <Box sx={{ mt: 1, color: 'text.secondary', lineHeight: 1.6 }}>{pick(note)}</Box> : null}
    </>
  );
};
