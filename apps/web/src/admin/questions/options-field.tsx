import Box from '@mui/material/Box';
import type { DraftOf } from '@pratik/contract/question-draft';
import { SelectInput } from '../../ui/select-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { RowsField } from './list-field.tsx';
import { useQuestionsText } from './questions.texts.ts';

type Question = DraftOf<'question'>;

export const isTrueFalse = ({ right, wrong }: Pick<Question, 'right' | 'wrong'>): boolean =>
  wrong.length === 1 && [right, wrong[0]].toSorted().join() === 'False,True';

type OptionsFieldProps = {
  draft: Question;
  errorAt: (path: string) => string | undefined;
  onChange: (options: Pick<Question, 'right' | 'wrong'>) => void;
};

/** The options of a question: one right among others, or true and false. */
export const OptionsField = ({ draft, errorAt, onChange }: OptionsFieldProps) => {
  const t = useQuestionsText();
  const stated = isTrueFalse(draft);
  const other = (right: string) => (right === 'True' ? 'False' : 'True');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <SelectInput
        label={t('fForm')}
        value={stated ? 'true-false' : 'choice'}
        options={[
          { value: 'choice', label: t('formChoice') },
          { value: 'true-false', label: t('formTrueFalse') },
        ]}
        onChange={(form) =>
          onChange(
            form === 'true-false' ? { right: 'True', wrong: ['False'] } : { right: '', wrong: ['', '', ''] },
          )
        }
      />
      {stated ? (
        <SelectInput
          label={t('fRight')}
          value={draft.right}
          options={['True', 'False'].map((value) => ({ value, label: value }))}
          onChange={(right) => onChange({ right, wrong: [other(right)] })}
        />
      ) : (
        <>
          <TextInput
            label={t('fRight')}
            value={draft.right}
            error={errorAt('right')}
            onChange={(event) => onChange({ right: event.target.value, wrong: draft.wrong })}
            slotProps={{ input: { lang: 'en' } }}
            autoComplete="off"
          />
          <RowsField
            label={t('fWrong')}
            one={t('oneWrong')}
            rows={draft.wrong}
            empty=""
            error={errorAt('wrong')}
            onChange={(wrong) => onChange({ right: draft.right, wrong })}
          >
            {(option, index, name, set) => (
              <TextInput
                label={name}
                value={option}
                error={errorAt(`wrong/${index}`)}
                onChange={(event) => set(event.target.value)}
                slotProps={{ input: { lang: 'en' } }}
                autoComplete="off"
              />
            )}
          </RowsField>
        </>
      )}
    </Box>
  );
};
