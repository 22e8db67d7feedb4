import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Profile } from '@pratik/contract/user';
import { useForm } from 'react-hook-form';
import { useLevelWords } from '../curriculum/level-words.ts';
import { contractResolver } from '../lib/errors/contract-resolver.ts';
import { applyFieldErrors } from '../lib/errors/field-errors.ts';
import { TextLink } from '../ui/action/text-link.tsx';
import { showToast } from '../ui/feedback/toast.ts';
import { FormField } from '../ui/form/form-field.tsx';
import { FormProblem } from '../ui/form/form-problem.tsx';
import { SelectField } from '../ui/form/select-input.tsx';
import { TextInput } from '../ui/form/text-input.tsx';
import { UnsavedGuard } from '../ui/form/unsaved-guard.tsx';
import { Card } from '../ui/layout/card.tsx';
import { DoseField } from './dose-field.tsx';
import { GoalFields } from './goal-fields.tsx';
import { LanguageField } from './language-field.tsx';
import { useUpdateProfile } from './profile.api.ts';
import { useProfileText } from './profile.texts.ts';
import { type ProfileForm, profileFormSchema, toChange, toForm } from './profile-form.ts';
import { TimeZoneField } from './time-zone-field.tsx';

const fields = [
  'name',
  'surname',
  'levelId',
  'timeZone',
  'goalDays',
  'goalPurpose',
  'explanationLanguage',
  'correctionDose',
] as const;

/** Form for the user’s details. It asks for confirmation before the user leaves with unsaved changes. */
export const ProfileDetails = ({ profile }: { profile: Profile }) => {
  const t = useProfileText();
  const isLearner = profile.role === 'user';
  const levels = useLevelWords();
  const { control, handleSubmit, setError, reset, formState } = useForm<ProfileForm>({
    resolver: contractResolver(profileFormSchema),
    defaultValues: toForm(profile),
  });
  const update = useUpdateProfile();
  const submit = handleSubmit((form) =>
    update.mutate(toChange(form, profile.language), {
      onSuccess: (saved) => {
        reset(toForm(saved));
        showToast(t('saved'));
      },
      onError: (error) => applyFieldErrors(error, setError, fields),
    }),
  );
  return (
    <Card title={t('personal')}>
      <UnsavedGuard unsaved={formState.isDirty && !update.isPending} />
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ display: 'grid', gap: 2.5, pt: 1 }}
      >
        <Box sx={twoColumns}>
          <FormField control={control} name="name" label={t('name')} autoComplete="given-name" />
          <FormField control={control} name="surname" label={t('surname')} autoComplete="family-name" />
        </Box>
        <TextInput
          label={t('email')}
          value={profile.email}
          readOnly
          help={
            isLearner ? (
              t('emailFixed')
            ) : (
              <>
                {t('emailFixedAdmin')} <TextLink to="/pages/user-add">{t('emailFixedAdd')}</TextLink>
              </>
            )
          }
        />
        <SelectField
          control={control}
          name="levelId"
          label={t('level')}
          help={
            <>
              {t('levelHelp')}{' '}
              {isLearner ? <TextLink to="/pages/placement-test">{t('levelTest')}</TextLink> : null}
            </>
          }
          options={[{ value: '', label: t('levelNone') }, ...levels.optionsFor(profile.levelId)]}
          onRetry={levels.retry}
        />
        <TimeZoneField control={control} />
        {isLearner ? <GoalFields control={control} /> : null}
        <LanguageField profile={profile} />
        <SelectField
          control={control}
          name="explanationLanguage"
          label={t('explanations')}
          help={t('explanationsHelp')}
          options={[
            { value: '', label: t('explanationsAsScreens') },
            { value: 'tr', label: t('turkish') },
            { value: 'en', label: t('english') },
          ]}
        />
        <DoseField control={control} />
        <FormProblem error={update.error} />
        <div>
          <Button
            type="submit"
            variant="contained"
            size="large"
            disabled={!formState.isDirty}
            loading={update.isPending}
          >
            {t('save')}
          </Button>
        </div>
      </Box>
    </Card>
  );
};

const twoColumns = { display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } };
