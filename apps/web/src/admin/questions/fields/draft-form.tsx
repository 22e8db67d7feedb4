import Box from '@mui/material/Box';
import type { QuestionKind } from '@pratik/contract/question-draft';
import { useController, useWatch } from 'react-hook-form';
import { useBilingual } from '../../../lib/language/i18n.ts';
import { SelectInput } from '../../../ui/form/select-input.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { fieldName, type ItemForm } from '../item-form.ts';
import { useQuestionsText } from '../questions.texts.ts';
import { CodesField } from './codes-field.tsx';
import { evidenceHelp, type Field, fieldsOf, keyFields, oneOf, type PairPart } from './draft-fields.ts';
import { RowsField } from './list-field.tsx';
import { OptionsField } from './options-field.tsx';
import { WrappedInput } from './wrapped-input.tsx';

type DraftFormProps = {
  kind: QuestionKind;
  form: ItemForm;
  /** Returns the error message for a path of the draft, as reported by the server. */
  errorAt: (path: string) => string | undefined;
};

/** The form fields of one item kind. */
export const DraftForm = ({ kind, ...form }: DraftFormProps) => (
  <>
    {fieldsOf[kind].map((field) =>
      field.form === 'options' ? (
        <AnswerFields key={field.path} {...form} />
      ) : (
        <DraftField key={field.path} field={field} {...form} />
      ),
    )}
  </>
);

type FormProps = Omit<DraftFormProps, 'kind'>;

/** Select field for the question form, with the answer key fields of the selected form. */
const AnswerFields = ({ form, errorAt }: FormProps) => {
  const questionForm = useWatch({ control: form.control, name: 'draft.form' });
  return (
    <OptionsField form={form}>
      {keyFields[questionForm].map((own) => (
        <DraftField key={own.path} field={own} form={form} errorAt={errorAt} />
      ))}
    </OptionsField>
  );
};

const inLanguage = (lang: 'en' | undefined) => (lang ? { slotProps: { input: { lang } } } : {});

const DraftField = ({ field, form, errorAt }: FormProps & { field: Field }) => {
  const t = useQuestionsText();
  const say = useBilingual();
  const { control } = form;
  const { path, form: input } = field;
  const controller = useController({ control, name: fieldName(path) });
  const questionForm = useWatch({ control, name: 'draft.form' });
  const label = t(field.label);
  const oneKey = oneOf[field.label];
  const one = oneKey && t(oneKey);
  const helpKey = path === 'evidence' ? evidenceHelp[questionForm] : field.help;
  const help = helpKey ? t(helpKey) : undefined;
  const error = errorAt(path);
  const value: unknown = controller.field.value;
  const set: (next: unknown) => void = controller.field.onChange;
  if (input === 'select') {
    const options = Object.entries(field.names).map(([name, names]) => ({ value: name, label: say(names) }));
    return (
      <SelectInput
        label={label}
        value={String(value)}
        error={error}
        options={[{ value: '', label: t(field.none ?? 'chooseOne') }, ...options]}
        onChange={set}
      />
    );
  }
  if (input === 'codes')
    return <CodesField label={label} codes={value as string[]} error={error} onChange={set} />;
  if (input === 'list') {
    return (
      <RowsField
        label={label}
        one={one}
        help={help}
        error={error}
        rows={value as string[]}
        empty=""
        onChange={set}
      >
        {(row, index, name, setRow) => (
          <WrappedInput
            label={name}
            value={row}
            error={errorAt(`${path}/${index}`)}
            lang={field.lang}
            short={field.short}
            onChange={setRow}
          />
        )}
      </RowsField>
    );
  }
  if (input === 'pairs') {
    const [first, second] = field.parts;
    return (
      <RowsField
        label={label}
        one={one}
        help={help}
        error={error}
        rows={value as Record<string, string>[]}
        empty={{ [first.name]: '', [second.name]: '' }}
        onChange={set}
      >
        {(row, index, name, setRow) => (
          <Box
            sx={{
              display: 'grid',
              gap: { xs: 1.75, sm: 1 },
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            {field.parts.map((part) => (
              <PairInput
                key={part.name}
                part={part}
                label={`${name}, ${t(part.label)}`}
                value={row[part.name] ?? ''}
                short={field.short}
                error={errorAt(`${path}/${index}/${part.name}`)}
                onChange={(text) => setRow({ ...row, [part.name]: text })}
              />
            ))}
          </Box>
        )}
      </RowsField>
    );
  }
  return (
    <TextInput
      label={label}
      help={help}
      error={error}
      value={Number.isNaN(value) ? '' : String(value)}
      onChange={(event) =>
        set(input === 'number' ? Math.round(Number(event.target.value)) : event.target.value)
      }
      autoComplete="off"
      {...(input === 'number' ? { type: 'number' } : {})}
      {...(input === 'long' ? { multiline: true, minRows: path === 'text' ? 4 : 2, maxRows: 24 } : {})}
      {...inLanguage(field.lang)}
    />
  );
};

type PairInputProps = {
  part: PairPart;
  label: string;
  value: string;
  error: string | undefined;
  short: true | undefined;
  onChange: (text: string) => void;
};

const PairInput = ({ part, label, value, error, short, onChange }: PairInputProps) => {
  const say = useBilingual();
  if (part.names) {
    const options = Object.entries(part.names).map(([name, names]) => ({ value: name, label: say(names) }));
    return <SelectInput label={label} value={value} error={error} options={options} onChange={onChange} />;
  }
  return (
    <WrappedInput
      label={label}
      value={value}
      error={error}
      lang={part.lang}
      short={short}
      onChange={onChange}
    />
  );
};
