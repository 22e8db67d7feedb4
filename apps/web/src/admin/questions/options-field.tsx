import Box from '@mui/material/Box';
import type { DraftOf } from '@pratik/contract/question-draft';
import type { ReactNode } from 'react';
import { SelectInput } from '../../ui/form/select-input.tsx';
import { formOptions } from './question-words.tsx';
import { useQuestionsText } from './questions.texts.ts';

type Question = DraftOf<'question'>;
type Key = Pick<Question, 'form' | 'right' | 'rights' | 'steps' | 'pairs' | 'wrong'>;

export const isTrueFalse = ({ form, right, wrong }: Pick<Question, 'form' | 'right' | 'wrong'>): boolean =>
  form === 'one' && wrong.length === 1 && [right, wrong[0]].toSorted().join() === 'False,True';

const blank = ['', '', ''];
const pair = { prompt: '', match: '' };
const orBlank = (list: readonly string[]) => (list.length > 0 ? [...list] : [...blank]);

/** Returns the initial answer key for the chosen question form. Fields that this form does not use stay unchanged. */
const asForm = (draft: Question, chosen: string): Partial<Key> => {
  const stated = isTrueFalse(draft);
  const wrong = stated ? [...blank] : orBlank(draft.wrong);
  switch (chosen) {
    case 'true-false':
      return { form: 'one', right: 'True', wrong: ['False'] };
    case 'several':
      return {
        form: 'several',
        rights: orBlank(draft.rights).slice(0, Math.max(2, draft.rights.length)),
        wrong,
      };
    case 'order':
      return { form: 'order', steps: orBlank(draft.steps) };
    case 'match':
      return {
        form: 'match',
        pairs: draft.pairs.length > 0 ? draft.pairs : [pair, pair, pair],
        wrong: stated ? [] : draft.wrong.filter((each) => each !== ''),
      };
    default:
      return { form: 'one', right: stated ? '' : draft.right, wrong };
  }
};

type OptionsFieldProps = {
  draft: Question;
  onChange: (key: Partial<Key>) => void;
  /** The form fields of the answer key. */
  children: ReactNode;
};

/** Selects the question form and shows the fields of its answer key. */
export const OptionsField = ({ draft, onChange, children }: OptionsFieldProps) => {
  const t = useQuestionsText();
  const stated = isTrueFalse(draft);
  const other = (right: string) => (right === 'True' ? 'False' : 'True');
  const [one, ...others] = formOptions(t);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <SelectInput
        label={t('fForm')}
        value={stated ? 'true-false' : draft.form}
        options={[...(one ? [one] : []), { value: 'true-false', label: t('formTrueFalse') }, ...others]}
        onChange={(chosen) => onChange(asForm(draft, chosen))}
      />
      {stated ? (
        <SelectInput
          label={t('fRight')}
          value={draft.right}
          options={['True', 'False'].map((value) => ({ value, label: value }))}
          onChange={(right) => onChange({ right, wrong: [other(right)] })}
        />
      ) : (
        children
      )}
    </Box>
  );
};
