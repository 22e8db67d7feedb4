import { defineTexts } from '../../lib/language/i18n.ts';
import { en } from './acts.en.ts';
import { tr } from './acts.tr.ts';

export const { useText: useActsText, text: actsText } = defineTexts('user-acts', { tr, en });
