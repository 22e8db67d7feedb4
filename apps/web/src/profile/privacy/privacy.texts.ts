import { defineTexts } from '../../lib/language/i18n.ts';
import { en } from './privacy.en.ts';
import { tr } from './privacy.tr.ts';

export const { useText: usePrivacyText } = defineTexts('privacy', { tr, en });
