import { defineTexts } from '../../../lib/language/i18n.ts';
import { en } from './letters.en.ts';
import { tr } from './letters.tr.ts';

export const { useText: useLettersText } = defineTexts('letters', { tr, en });
