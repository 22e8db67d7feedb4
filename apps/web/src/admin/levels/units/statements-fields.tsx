import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { levelSkills } from '@pratik/contract/level';
import { getPathMap } from '@pratik/contract/path';
import { mostStatements } from '@pratik/contract/unit-editing';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type Control, useFieldArray, useFormState } from 'react-hook-form';
import { callQuery } from '../../../lib/api/query-client.ts';
import { FormField } from '../../../ui/form/form-field.tsx';
import { SelectField } from '../../../ui/form/select-input.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { twoColumns } from '../level-fields.tsx';
import { skillName } from '../level-words.tsx';
import { useLevelsText } from '../levels.texts.ts';
import { emptyStatement, type UnitForm } from './unit-form.ts';
import { useUnitsText } from './units.texts.ts';

/** Fields of the can-do statements of a unit. */
export const StatementsFields = ({ control }: { control: Control<UnitForm> }) => {
  const t = useUnitsText();
  const levelsText = useLevelsText();
  const { fields, append, remove } = useFieldArray({ control, name: 'canDo' });
  const { errors } = useFormState({ control, name: 'canDo' });
  const scalesId = useId();
  const scales = useKnownScales();
  const message = errors.canDo?.message ?? errors.canDo?.root?.message;
  return (
    <Card title={levelsText('canDo')}>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        {t('canDoLead', { most: mostStatements })}
      </Typography>
      <datalist id={scalesId}>
        {scales.map((scale) => (
          <option key={scale} value={scale} />
        ))}
      </datalist>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {fields.map(({ id }, index) => (
          <Box
            key={id}
            component="li"
            sx={{ borderTop: '1px solid', borderColor: 'divider', py: 2.5, display: 'grid', gap: 2 }}
          >
            <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
              <Typography variant="h4" component="h3">
                {t('statementNumber', { number: index + 1 })}
              </Typography>
              {fields.length > 1 ? (
                <Button
                  aria-label={levelsText('statementRemove', {
                    text: t('statementNumber', { number: index + 1 }),
                  })}
                  onClick={() => remove(index)}
                >
                  {levelsText('remove')}
                </Button>
              ) : null}
            </Box>
            <Box sx={{ ...twoColumns, gridTemplateColumns: { xs: '1fr', sm: '11rem 1fr' } }}>
              <SelectField
                control={control}
                name={`canDo.${index}.skill`}
                label={levelsText('skill')}
                options={levelSkills.map((value) => ({ value, label: skillName(levelsText, value) }))}
              />
              <FormField
                control={control}
                name={`canDo.${index}.scale`}
                label={t('scale')}
                autoComplete="off"
                inputProps={{ list: scalesId, lang: 'en' }}
              />
            </Box>
            <Box sx={twoColumns}>
              <FormField
                control={control}
                name={`canDo.${index}.tr`}
                label={levelsText('statementTr')}
                multiline
              />
              <FormField
                control={control}
                name={`canDo.${index}.en`}
                label={levelsText('statementEn')}
                multiline
                inputProps={{ lang: 'en' }}
              />
            </Box>
          </Box>
        ))}
      </Box>
      {message ? <FormHelperText error>{message}</FormHelperText> : null}
      {fields.length < mostStatements ? (
        <Button startIcon={<AddIcon />} onClick={() => append(emptyStatement)}>
          {t('addStatement')}
        </Button>
      ) : null}
    </Card>
  );
};

/** Returns the CEFR scales that the units of the path are mapped to, as suggestions. */
const useKnownScales = (): readonly string[] => {
  const { data } = useQuery(callQuery(getPathMap, {}));
  const scales = data?.units.flatMap(({ canDo }) => canDo.map(({ scale }) => scale)) ?? [];
  return [...new Set(scales)].filter((scale) => scale !== '').toSorted();
};
