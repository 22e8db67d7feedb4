import { defineTexts } from '../lib/i18n.ts';
import { en } from './identity.en.ts';
import { tr } from './identity.tr.ts';

export const { useText: useIdentityText } = defineTexts('identity', { tr, en });
