import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type CefrLevel, cefrLevels } from '@pratik/contract/common';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { contractResolver } from '../../lib/errors/contract-resolver.ts';
import { applyFieldErrors } from '../../lib/errors/field-errors.ts';
import { useBilingual } from '../../lib/language/i18n.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { CardSkeletons, Delayed } from '../../ui/feedback/skeletons.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { FormField } from '../../ui/form/form-field.tsx';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { SelectField } from '../../ui/form/select-input.tsx';
import { UnsavedGuard } from '../../ui/form/unsaved-guard.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { LevelFields, twoColumns } from './level-fields.tsx';
import { type NewLevelForm, newLevelSchema, shortNameOf, toNewLevel } from './level-form.ts';
import { useAddLevel, useManagedLevels } from './levels.api.ts';
import { useLevelsText } from './levels.texts.ts';

/** Page that adds a level at a chosen position in the order of levels. */
export const LevelAddPage = () => {
  const t = useLevelsText();
  const say = useBilingual();
  const { data, error, refetch } = useManagedLevels();
  const inUse = data?.levels.filter(({ retiredAt }) => retiredAt === null);
  const places = inUse?.map(({ id, name, cefr }) => ({
    value: id,
    label: t('afterLevel', { name: say(name) }),
    cefr,
  }));
  return (
    <Page
      title={t('addTitle')}
      width="narrow"
      actions={
        <LinkButton to="/pages/level-list" startIcon={<ArrowBackIcon />}>
          {t('backToList')}
        </LinkButton>
      }
    >
      {places ? <AddForm places={places} /> : null}
      {!places && error ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {places || error ? null : (
        <Delayed>
          <CardSkeletons count={1} height="30rem" />
        </Delayed>
      )}
    </Page>
  );
};

const fields = [
  'id',
  'after',
  'cefr',
  'name.tr',
  'name.en',
  'description.tr',
  'description.en',
  'abilityFrom',
] as const;

type Place = { value: string; label: string; cefr: CefrLevel };

/** Returns the default position of a new level: after the last level whose CEFR level is the same or lower. */
const usualPlace = (places: readonly Place[], cefr: CefrLevel): string =>
  places.findLast((place) => cefrLevels.indexOf(place.cefr) <= cefrLevels.indexOf(cefr))?.value ?? '';

const usualCefr = 'B1';

const AddForm = ({ places }: { places: readonly Place[] }) => {
  const t = useLevelsText();
  const say = useBilingual();
  const navigate = useNavigate();
  const form = useForm<NewLevelForm>({
    resolver: contractResolver(newLevelSchema),
    defaultValues: {
      id: '',
      after: usualPlace(places, usualCefr),
      cefr: usualCefr,
      name: { tr: '', en: '' },
      description: { tr: '', en: '' },
      abilityFrom: '',
    },
  });
  const { control, handleSubmit, setError, formState } = form;
  useFollowing(form, places);
  const add = useAddLevel();
  const submit = handleSubmit((typed) =>
    add.mutate(toNewLevel(typed), {
      onSuccess: (level) => {
        showToast(t('added', { name: say(level.name) }));
        // `replace` removes the form from the browser history, so that the Back button does not reopen the submitted
        // form.
        void navigate(`/pages/level-edit/${encodeURIComponent(level.id)}`, { replace: true });
      },
      onError: (error) => void applyFieldErrors(error, setError, fields),
    }),
  );
  return (
    <Card>
      <UnsavedGuard unsaved={formState.isDirty && !add.isPending && !add.isSuccess} />
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ display: 'grid', gap: 2.5 }}
      >
        <Box sx={twoColumns}>
          <FormField control={control} name="name.tr" label={t('nameTr')} autoComplete="off" />
          <FormField
            control={control}
            name="name.en"
            label={t('nameEn')}
            autoComplete="off"
            inputProps={{ lang: 'en' }}
          />
        </Box>
        <FormField
          control={control}
          name="id"
          label={t('shortName')}
          help={t('shortNameHelp')}
          autoComplete="off"
          inputProps={{ maxLength: 16, autoCapitalize: 'none', spellCheck: false }}
        />
        <LevelFields control={control}>
          <SelectField
            control={control}
            name="after"
            label={t('after')}
            options={[{ value: '', label: t('first') }, ...places]}
          />
        </LevelFields>
        <FormProblem error={add.error} />
        <div>
          <Button type="submit" variant="contained" size="large" loading={add.isPending}>
            {t('add')}
          </Button>
        </div>
      </Box>
    </Card>
  );
};

/**
 * Fills in the short name from the name, and the position from the CEFR level. Each field is filled in only until
 * the user edits it.
 */
const useFollowing = (
  { watch, setValue, getFieldState }: ReturnType<typeof useForm<NewLevelForm>>,
  places: readonly Place[],
) => {
  useEffect(() => {
    const { unsubscribe } = watch((form, { name, type }) => {
      if (type !== 'change') return;
      if (name === 'name.tr' && !getFieldState('id').isDirty) {
        setValue('id', shortNameOf(form.name?.tr ?? ''));
      }
      if (name === 'cefr' && form.cefr && !getFieldState('after').isDirty) {
        setValue('after', usualPlace(places, form.cefr));
      }
    });
    return unsubscribe;
  }, [watch, setValue, getFieldState, places]);
};
