import Box from '@mui/material/Box';
import { assignmentKinds } from '@pratik/contract/homework';
import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useLevelWords } from '../../curriculum/level-words.ts';
import { useBilingual } from '../../lib/language/i18n.ts';
import { SearchInput } from '../../ui/form/search-input.tsx';
import { SelectInput } from '../../ui/form/select-input.tsx';
import { type AssignmentForm, amountFor, type HomeworkForm } from './assignment-form.ts';
import { useAssignable } from './homework.api.ts';
import { useHomeworkText } from './homework.texts.ts';

type ContentFieldsProps = {
  classId: string;
  /** The level whose items the list shows at first. Null selects the first level. */
  levelId: string | null;
  form: HomeworkForm;
  error: string | undefined;
};

/** Fields that select the kind of an assignment and its library item. */
export const ContentFields = ({ classId, levelId, form, error }: ContentFieldsProps) => {
  const t = useHomeworkText();
  const pick = useBilingual();
  const levels = useLevelWords();
  const [chosen, setChosen] = useState(levelId);
  const level = chosen ?? levels.optionsFor(null)[0]?.value ?? '';
  const [search, setSearch] = useState('');
  const kind = useWatch({ control: form.control, name: 'kind' });
  const { field: itemId } = useController({ control: form.control, name: 'itemId' });
  const change = (values: Partial<AssignmentForm>) =>
    form.reset({ ...form.getValues(), ...values }, { keepDefaultValues: true });
  const named = kind === 'vocabulary' ? null : kind;
  const { data } = useAssignable(
    { classId, kind: named ?? 'reading', levelId: level, search },
    named !== null && level !== '',
  );
  const first = kind === 'chat' ? t('itemAny') : t('itemChoose');
  const items = data?.items ?? [];
  return (
    <>
      <SelectInput
        label={t('kind')}
        value={kind}
        options={assignmentKinds.map((value) => ({ value, label: t(value) }))}
        onChange={(value) => {
          const next = assignmentKinds.find((known) => known === value) ?? 'reading';
          change({ kind: next, itemId: '', amount: amountFor(next), leastPercent: '' });
        }}
      />
      {named === null ? null : (
        <>
          <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 2fr' } }}>
            <SelectInput
              label={t('level')}
              value={level}
              options={levels.optionsFor(levelId)}
              onRetry={levels.retry}
              onChange={(value) => {
                setChosen(value);
                itemId.onChange('');
              }}
            />
            <SearchInput label={t('search')} value={search} onSearch={setSearch} />
          </Box>
          <SelectInput
            label={t('item')}
            value={items.some(({ id }) => id === itemId.value) ? itemId.value : ''}
            options={[
              { value: '', label: first },
              ...items.map(({ id, title }) => ({ value: id, label: pick(title) })),
            ]}
            help={data && items.length === 0 ? t('itemNone') : undefined}
            error={error}
            onChange={itemId.onChange}
          />
        </>
      )}
    </>
  );
};
