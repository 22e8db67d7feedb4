import { defineTexts } from '../lib/language/i18n.ts';
import { en } from './profile.en.ts';
import { tr } from './profile.tr.ts';

export const { useText: useProfileText, text: profileText } = defineTexts('profile', { tr, en });
