import { defineTexts } from '../../../lib/language/i18n.ts';
import { en } from './user-details.en.ts';
import { tr } from './user-details.tr.ts';

export const { useText: useUserText } = defineTexts('user', { tr, en });
