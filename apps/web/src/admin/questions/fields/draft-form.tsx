import Box from '@mui/material/Box';
import type { QuestionKind } from '@pratik/contract/question-draft';
import type { Names } from '@pratik/contract/question-names';
import { useController, useWatch } from 'react-hook-form';
import { useBilingual } from '../../../lib/language/i18n.ts';
import { SelectInput } from '../../../ui/form/select-input.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { fieldName, type ItemForm } from '../item-form.ts';
import { useQuestionsText } from '../questions.texts.ts';
import { CodesField } from './codes-field.tsx';
import { evidenceHelp, type Field, fieldsOf, keyFields, oneOf } from './draft-fields.ts';
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

type DraftFieldProps = FormProps & { field: Field };

/** The form control of one field, which its declaration determines. */
const DraftField = (props: DraftFieldProps) => {
  const { field, ...form } = props;
  switch (field.form) {
    case 'list':
      return <ListField field={field} {...form} />;
    case 'pairs':
      return <PairsField field={field} {...form} />;
    default:
      return <ValueField {...props} />;
  }
};

/** Returns the label, the help text and the error of a list, and the label of its rows. */
const useRows = ({ field, form, errorAt }: DraftFieldProps) => {
  const t = useQuestionsText();
  const one = oneOf[field.label];
  return {
    form,
    path: field.path,
    label: t(field.label),
    one: one && t(one),
    help: field.help && t(field.help),
    error: errorAt(field.path),
  };
};

const ListField = (props: DraftFieldProps) => {
  const { field, form, errorAt } = props;
  return (
    <RowsField {...useRows(props)} empty={{ text: '' }}>
      {(index, name) => (
        <RowInput
          form={form}
          path={`${field.path}/${index}/text`}
          label={name}
          lang={field.lang}
          short={field.short}
          error={errorAt(`${field.path}/${index}`)}
        />
      )}
    </RowsField>
  );
};

const PairsField = ({ field, ...props }: DraftFieldProps & { field: Extract<Field, { form: 'pairs' }> }) => {
  const t = useQuestionsText();
  const { path, parts, short } = field;
  return (
    <RowsField {...useRows({ field, ...props })} empty={{ [parts[0].name]: '', [parts[1].name]: '' }}>
      {(index, name) => (
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 1.75, sm: 1 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {parts.map((part) => (
            <RowInput
              key={part.name}
              form={props.form}
              path={`${path}/${index}/${part.name}`}
              label={`${name}, ${t(part.label)}`}
              lang={part.lang}
              names={part.names}
              short={short}
              error={props.errorAt(`${path}/${index}/${part.name}`)}
            />
          ))}
        </Box>
      )}
    </RowsField>
  );
};

type RowInputProps = {
  form: ItemForm;
  path: string;
  label: string;
  error: string | undefined;
  lang: 'en' | undefined;
  short: true | undefined;
  names?: Names | undefined;
};

/** One value of a row: a select if its values have names, else a text. */
const RowInput = ({ form, path, label, error, lang, short, names }: RowInputProps) => {
  const say = useBilingual();
  const { field } = useController({ control: form.control, name: fieldName(path) });
  const value = String(field.value ?? '');
  return names ? (
    <SelectInput
      label={label}
      value={value}
      error={error}
      options={namedOptions(names, say)}
      onChange={field.onChange}
    />
  ) : (
    <WrappedInput
      label={label}
      value={value}
      error={error}
      lang={lang}
      short={short}
      onChange={field.onChange}
    />
  );
};

const namedOptions = (names: Names, say: ReturnType<typeof useBilingual>) =>
  Object.entries(names).map(([value, name]) => ({ value, label: say(name) }));

const ValueField = ({ field, form, errorAt }: DraftFieldProps) => {
  const t = useQuestionsText();
  const say = useBilingual();
  const { control } = form;
  const { path, form: input } = field;
  const controller = useController({ control, name: fieldName(path) });
  const questionForm = useWatch({ control, name: 'draft.form' });
  const label = t(field.label);
  const helpKey = path === 'evidence' ? evidenceHelp[questionForm] : field.help;
  const help = helpKey ? t(helpKey) : undefined;
  const error = errorAt(path);
  const value: unknown = controller.field.value;
  const set: (next: unknown) => void = controller.field.onChange;
  if (input === 'select')
    return (
      <SelectInput
        label={label}
        value={String(value)}
        error={error}
        options={[{ value: '', label: t(field.none ?? 'chooseOne') }, ...namedOptions(field.names, say)]}
        onChange={set}
      />
    );
  if (input === 'codes')
    return <CodesField label={label} codes={value as string[]} error={error} onChange={set} />;
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
      {...(field.lang ? { slotProps: { input: { lang: field.lang } } } : {})}
    />
  );
};
