import Box from '@mui/material/Box';
import type { Profile } from '@pratik/contract/user';
import { chooseLanguage } from '../app/language-choice.ts';
import { useLanguage } from '../lib/language/i18n.ts';
import { showToast } from '../ui/feedback/toast.ts';
import { FormProblem } from '../ui/form/form-problem.tsx';
import { SelectInput } from '../ui/form/select-input.tsx';
import { useUpdateProfile } from './profile.api.ts';
import { profileText, useProfileText } from './profile.texts.ts';
import { toChange, toForm } from './profile-form.ts';

/**
 * Field for the interface language. A change applies to this device at once and is stored in the profile for other
 * devices.
 */
export const LanguageField = ({ profile }: { profile: Profile }) => {
  const t = useProfileText();
  const language = useLanguage();
  const update = useUpdateProfile();
  const change = (value: string) => {
    const next = value === 'en' ? 'en' : 'tr';
    chooseLanguage(next);
    update.mutate(toChange(toForm(profile), next), {
      onSuccess: () => showToast(profileText('languageSaved')),
    });
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <SelectInput
        label={t('language')}
        help={t('languageHelp')}
        value={language}
        options={[
          { value: 'tr', label: t('turkish') },
          { value: 'en', label: t('english') },
        ]}
        onChange={change}
      />
      <FormProblem error={update.error} />
    </Box>
  );
};
