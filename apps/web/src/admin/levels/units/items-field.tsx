import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { mostItems, type UnitItemField, unitItemFields } from '@pratik/contract/unit-editing';
import { useEffect, useState } from 'react';
import { type Control, type FieldErrors, useController, useFormState } from 'react-hook-form';
import { useRestoredFocus } from '../list/use-restored-focus.ts';
import { idsOf, type UnitForm } from './unit-form.ts';
import { useFoundItems } from './units.api.ts';
import { useUnitsText } from './units.texts.ts';
import type { ItemNames } from './use-item-names.ts';

type ItemsFieldProps = {
  control: Control<UnitForm>;
  field: UnitItemField;
  levelId: string;
  names: ItemNames;
};

/** Pause after the last key press before the search begins, in milliseconds. */
const pauseBeforeSearch = 250;
/** Number of chosen items shown as chips before the list is expanded. */
const fewChips = 24;

/** Field that searches the published items of a level. Each chosen item is a chip that removes the item. */
export const ItemsField = ({ control, field: name, levelId, names }: ItemsFieldProps) => {
  const t = useUnitsText();
  const { field } = useController({ control, name });
  // Unlike the field state of `useController`, this form state contains the errors of single items, such as
  // `words.1`.
  const formState = useFormState({ control, name });
  const kind = unitItemFields[name];
  const most = mostItems[name];
  const single = name === 'writing';
  const ids = idsOf({ [name]: field.value }, name);
  const change = (next: readonly string[]) => field.onChange(single ? (next.at(-1) ?? null) : [...next]);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const search = usePaused(typed.trim());
  const found = useFoundItems({ levelId, kind, search }, open);
  const full = !single && ids.length >= most;
  const keepFocus = useRestoredFocus(ids.join(' '));
  const errors = errorsAt(formState.errors, name, ids);
  const nothing = full ? t('fieldFull', { most }) : t(found.isError ? 'searchFailed' : 'nothingFound');
  const help = single
    ? t('onlyOne')
    : ids.length === 0
      ? t('chosenNone', { most })
      : t('chosen', { count: ids.length, most });
  const remove = (id: string) => {
    const at = ids.indexOf(id);
    keepFocus(
      ...[ids[at + 1], ids[at - 1]].flatMap((next) => (next === undefined ? [] : [`${name} ${next}`])),
      `${name} search`,
    );
    change(ids.filter((other) => other !== id));
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Autocomplete
        options={full ? [] : (found.data?.items ?? []).filter(({ id }) => !ids.includes(id))}
        value={null}
        inputValue={typed}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
        onChange={(_event, item) => {
          if (item === null) return;
          names.add(item);
          change([...ids, item.id]);
        }}
        onBlur={field.onBlur}
        autoHighlight
        // The list of options stays inside the main landmark of the page.
        disablePortal
        filterOptions={(options) => options}
        getOptionLabel={names.nameOf}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(item, other) => item.id === other.id}
        loading={found.isPending || found.isPlaceholderData}
        loadingText={t('searching')}
        noOptionsText={nothing}
        openText={t('open')}
        closeText={t('close')}
        clearText={t('clear')}
        renderInput={({ slotProps, ...params }) => (
          <TextField
            {...params}
            inputRef={field.ref}
            label={t(`${name}Field`)}
            error={errors.length > 0}
            helperText={
              <FieldHelp
                errors={errors.map(({ id, message }) =>
                  id === null ? message : t('itemError', { name: names.name(kind, id), error: message }),
                )}
                help={help}
              />
            }
            slotProps={{
              ...slotProps,
              htmlInput: { ...slotProps.htmlInput, maxLength: 80, 'data-move': `${name} search` },
            }}
          />
        )}
      />
      <Chips
        ids={ids}
        label={t(`${name}Field`)}
        nameOf={(id) => names.name(kind, id)}
        isWrong={(id) => errors.some((error) => error.id === id)}
        moveName={(id) => `${name} ${id}`}
        onRemove={remove}
      />
    </Box>
  );
};

const FieldHelp = ({ errors, help }: { errors: readonly string[]; help: string }) =>
  errors.length === 0
    ? help
    : errors.map((text) => (
        <Box key={text} component="span" sx={{ display: 'block' }}>
          {text}
        </Box>
      ));

type ChipsProps = {
  ids: readonly string[];
  label: string;
  nameOf: (id: string) => string;
  isWrong: (id: string) => boolean;
  moveName: (id: string) => string;
  onRemove: (id: string) => void;
};

/** Chips of the chosen items. A long list is shortened until the administrator expands it. */
const Chips = ({ ids, label, nameOf, isWrong, moveName, onRemove }: ChipsProps) => {
  const t = useUnitsText();
  const [all, setAll] = useState(false);
  if (ids.length === 0) return null;
  const long = ids.length > fewChips;
  const shown = all || !long ? ids : ids.filter((id, index) => index < fewChips || isWrong(id));
  return (
    <>
      <Box
        component="ul"
        aria-label={label}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, listStyle: 'none', p: 0, m: 0 }}
      >
        {shown.map((id) => (
          <Box key={id} component="li" sx={{ maxWidth: '100%' }}>
            <Chip
              label={nameOf(id)}
              aria-label={t('removeItem', { name: nameOf(id) })}
              data-move={moveName(id)}
              {...(isWrong(id) ? { color: 'error' as const, variant: 'outlined' as const } : {})}
              onClick={() => onRemove(id)}
              onDelete={() => onRemove(id)}
            />
          </Box>
        ))}
      </Box>
      {long ? (
        <div>
          <Button size="small" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? t('showFewer') : t('showAll', { count: ids.length })}
          </Button>
        </div>
      ) : null}
    </>
  );
};

type ItemError = { id: string | null; message: string };

/** Returns the errors of the field: of the whole field, and of its items by position. */
const errorsAt = (
  errors: FieldErrors<UnitForm>,
  name: UnitItemField,
  ids: readonly string[],
): readonly ItemError[] => {
  const found: unknown = errors[name];
  if (found === undefined) return [];
  const own = messageOf(found);
  if (own !== undefined) return [{ id: name === 'writing' ? (ids[0] ?? null) : null, message: own }];
  return ids.flatMap((id, index) => {
    const message = messageOf((found as readonly unknown[])[index]);
    return message === undefined ? [] : [{ id, message }];
  });
};

const messageOf = (error: unknown): string | undefined => {
  const message = (error as { message?: unknown } | undefined)?.message;
  return typeof message === 'string' ? message : undefined;
};

/** Returns the typed text once the user has stopped typing. */
const usePaused = (text: string): string => {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseBeforeSearch);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
};
