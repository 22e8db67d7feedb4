import {
  correctionDose,
  goalPurpose,
  ownName,
  ownSurname,
  type Profile,
  timeZone,
} from '@pratik/contract/user';
import { z } from 'zod';
import type { ProfileChange } from './profile.api.ts';

/**
 * Validates the profile form, in which an empty field means “not set”. The interface language has its own form,
 * because it is saved separately.
 */
export const profileFormSchema = z.object({
  name: ownName,
  surname: ownSurname,
  levelId: z.string(),
  timeZone,
  correctionDose,
  explanationLanguage: z.enum(['', 'tr', 'en']),
  goalDays: z.string(),
  goalPurpose: z.enum(['', ...goalPurpose.options]),
});
export type ProfileForm = z.input<typeof profileFormSchema>;

export const toForm = (profile: Profile): ProfileForm => ({
  name: profile.name,
  surname: profile.surname,
  levelId: profile.levelId ?? '',
  timeZone: profile.timeZone,
  correctionDose: profile.correctionDose,
  explanationLanguage: profile.explanationLanguage ?? '',
  goalDays: profile.goalDays === null ? '' : String(profile.goalDays),
  goalPurpose: profile.goalPurpose ?? '',
});

export const toChange = (form: ProfileForm, language: Profile['language']): ProfileChange => ({
  ...form,
  levelId: form.levelId === '' ? null : form.levelId,
  explanationLanguage: form.explanationLanguage === '' ? null : form.explanationLanguage,
  goalDays: form.goalDays === '' ? null : Number(form.goalDays),
  goalPurpose: form.goalPurpose === '' ? null : form.goalPurpose,
  language,
});
