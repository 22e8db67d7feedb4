import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { codeNames } from '@pratik/contract/question-names';
import { useBilingual } from '../../../lib/language/i18n.ts';
import { SelectInput } from '../../../ui/form/select-input.tsx';
import { useQuestionsText } from '../questions.texts.ts';

type CodesFieldProps = {
  label: string;
  codes: readonly string[];
  error?: string | undefined;
  onChange: (codes: string[]) => void;
};

/** Field that selects the error codes that an item practises. Each selected code has a remove button. */
export const CodesField = ({ label, codes, error, onChange }: CodesFieldProps) => {
  const t = useQuestionsText();
  const say = useBilingual();
  const name = (code: string) => say(codeNames[code] ?? { tr: code, en: code });
  const left = Object.keys(codeNames).filter((code) => !codes.includes(code));
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <SelectInput
        label={label}
        value=""
        error={error}
        options={[
          { value: '', label: t('addCode') },
          ...left.map((value) => ({ value, label: name(value) })),
        ]}
        onChange={(code) => (code === '' ? undefined : onChange([...codes, code]))}
      />
      {codes.length > 0 ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
          {codes.map((code) => (
            <Chip
              key={code}
              label={name(code)}
              aria-label={t('removeRow', { name: name(code) })}
              onClick={() => onChange(codes.filter((other) => other !== code))}
              onDelete={() => onChange(codes.filter((other) => other !== code))}
            />
          ))}
        </Box>
      ) : null}
    </Box>
  );
};
