import Box from '@mui/material/Box';
import { SelectInput } from '../../../ui/form/native-choice.tsx';
import { weight } from '../../../ui/theme/tokens.ts';
import { useImportText } from './import.texts.ts';
import type { ImportReport, WordImport } from './use-word-import.ts';

type ImportColumnsProps = { work: WordImport; report: ImportReport };

const parts = ['word', 'meaning', 'sentence', 'sentenceTr'] as const;
const none = 'none';

/** Form fields that assign a meaning to each column of the file. Each change requests a new preview. */
export const ImportColumnsFields = ({ work, report: { columns, chosen } }: ImportColumnsProps) => {
  const t = useImportText();
  const options = columns.map(({ name, samples }, index) => {
    const said = name ?? samples[0];
    const number = index + 1;
    return {
      value: String(index),
      label: said ? t('columnNamed', { number, name: said.slice(0, 40) }) : t('column', { number }),
    };
  });
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 1.5, fontWeight: weight.semibold }}>
        {t('columns')}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {parts.map((part) => {
          const optional = part === 'sentence' || part === 'sentenceTr';
          return (
            <SelectInput
              key={part}
              label={t(part)}
              value={chosen[part] === null ? none : String(chosen[part])}
              options={optional ? [{ value: none, label: t('noColumn') }, ...options] : options}
              disabled={work.busy || work.adding}
              onChange={(value) =>
                work.change({
                  columns: { ...chosen, [part]: value === none ? null : Number(value) },
                  otherSenses: work.choices.otherSenses,
                })
              }
            />
          );
        })}
      </Box>
    </Box>
  );
};
