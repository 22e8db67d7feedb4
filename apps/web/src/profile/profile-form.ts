import { correctionDose, name, type Profile, surname, timeZone } from '@pratik/contract/user';
import { z } from 'zod';
import type { ProfileChange } from './profile.api.ts';

/** The language is not among the fields: it is saved by itself, at once. An empty level means none. */
export const profileFormSchema = z.object({
  name,
  surname,
  levelId: z.string(),
  timeZone,
  correctionDose,
});
export type ProfileForm = z.input<typeof profileFormSchema>;

export const toForm = (profile: Profile): ProfileForm => ({
  name: profile.name,
  surname: profile.surname,
  levelId: profile.levelId ?? '',
  timeZone: profile.timeZone,
  correctionDose: profile.correctionDose,
});

export const toChange = (form: ProfileForm, language: Profile['language']): ProfileChange => ({
  ...form,
  levelId: form.levelId === '' ? null : form.levelId,
  language,
});
