import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { radius, weight } from '../theme/tokens.ts';
import { useConflictText } from './conflict.texts.ts';
import { type ConflictField, changedByBoth, type Side } from './conflict.ts';

type ConflictChoiceProps = { field: ConflictField; chosen: Side; onChoose: (side: Side) => void };

const sides = ['mine', 'theirs'] as const;

/** One field of a conflict, with the user’s own value and the other user’s value side by side. */
export const ConflictChoice = ({ field, chosen, onChoose }: ConflictChoiceProps) => {
  const t = useConflictText();
  const id = useId();
  const by = changedByBoth(field) ? 'byBoth' : field.mine === field.base ? 'byThem' : 'byMe';
  return (
    <Box sx={{ borderTop: '1px solid', borderColor: 'divider', pt: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, mb: 1 }}>
        <Box id={id} sx={{ fontWeight: weight.semibold }}>
          {field.label}
        </Box>
        <Box sx={{ color: 'text.secondary' }}>{t(by)}</Box>
      </Box>
      <RadioGroup
        aria-labelledby={id}
        name={id}
        value={chosen}
        onChange={(_event, side) => onChoose(side as Side)}
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
      >
        {sides.map((side) => (
          <FormControlLabel
            key={side}
            value={side}
            control={<Radio sx={{ mt: -0.5 }} />}
            label={<Text field={field} side={side} />}
            sx={{
              alignItems: 'flex-start',
              m: 0,
              p: 1,
              pr: 1.5,
              borderRadius: radius.control,
              border: '1px solid',
              borderColor: chosen === side ? 'primary.main' : 'divider',
              '& .MuiFormControlLabel-label': { minWidth: 0, pt: 0.75 },
            }}
          />
        ))}
      </RadioGroup>
    </Box>
  );
};

const Text = ({ field, side }: { field: ConflictField; side: Side }) => {
  const t = useConflictText();
  const text = field[side];
  return (
    <>
      <Box component="span" sx={{ display: 'block', color: 'text.secondary', typography: 'caption' }}>
        {t(side)}
      </Box>
      {text === '' ? (
        <Box component="span" sx={{ color: 'text.secondary', fontStyle: 'italic' }}>
          {t('empty')}
        </Box>
      ) : (
        <Box component="span" {...(field.lang ? { lang: field.lang } : {})} sx={{ whiteSpace: 'pre-line' }}>
          {field.show ? field.show(text) : text}
        </Box>
      )}
    </>
  );
};
