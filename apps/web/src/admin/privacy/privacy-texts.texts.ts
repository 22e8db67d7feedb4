import { defineTexts } from '../../lib/language/i18n.ts';
import { en } from './privacy-texts.en.ts';
import { tr } from './privacy-texts.tr.ts';

export const { useText: usePrivacyTextsText } = defineTexts('privacy-texts', { tr, en });
