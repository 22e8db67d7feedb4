import Box from '@mui/material/Box';
import type { DraftOf } from '@pratik/contract/question-draft';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { SelectInput } from '../../../ui/form/select-input.tsx';
import { draftIn, fieldName, formDraft, type ItemForm } from '../item-form.ts';
import { formOptions } from '../question-words.tsx';
import { useQuestionsText } from '../questions.texts.ts';

type Question = DraftOf<'question'>;
type Key = Pick<Question, 'form' | 'right' | 'rights' | 'steps' | 'pairs' | 'wrong'>;

export const isTrueFalse = ({ form, right, wrong }: Pick<Question, 'form' | 'right' | 'wrong'>): boolean =>
  form === 'one' && wrong.length === 1 && [right, wrong[0]].toSorted().join() === 'False,True';

const blank = ['', '', ''];
const pair = { prompt: '', match: '' };
const orBlank = (list: readonly string[]) => (list.length > 0 ? [...list] : [...blank]);

/** Returns the initial answer key of the chosen question form. It keeps matching values of the draft. */
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
  form: ItemForm;
  /** The fields of the answer key. */
  children: ReactNode;
};

/** Selects the question form and shows the fields of its answer key. */
export const OptionsField = ({ form, children }: OptionsFieldProps) => {
  const t = useQuestionsText();
  const [chosenForm, right, wrong] = useWatch({
    control: form.control,
    name: ['draft.form', 'draft.right', 'draft.wrong'],
  });
  const stated = isTrueFalse({ form: chosenForm, right, wrong: wrong.map(({ text }) => text) });
  const draft = () => draftIn(form.getValues('draft')) as Question;
  const change = (key: Partial<Key>) => {
    const changed: object = formDraft({ ...draft(), ...key });
    for (const [name, value] of Object.entries(changed)) {
      if (name in key) form.setValue(fieldName(name), value, { shouldDirty: true });
    }
  };
  const other = (right: string) => (right === 'True' ? 'False' : 'True');
  const [one, ...others] = formOptions(t);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <SelectInput
        label={t('fForm')}
        value={stated ? 'true-false' : chosenForm}
        options={[...(one ? [one] : []), { value: 'true-false', label: t('formTrueFalse') }, ...others]}
        onChange={(chosen) => change(asForm(draft(), chosen))}
      />
      {stated ? (
        <SelectInput
          label={t('fRight')}
          value={right}
          options={['True', 'False'].map((value) => ({ value, label: value }))}
          onChange={(chosen) => change({ right: chosen, wrong: [other(chosen)] })}
        />
      ) : (
        children
      )}
    </Box>
  );
};
