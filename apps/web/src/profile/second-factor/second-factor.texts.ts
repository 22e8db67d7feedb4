import { defineTexts } from '../../lib/language/i18n.ts';
import { en } from './second-factor.en.ts';
import { tr } from './second-factor.tr.ts';

export const { useText: useSecondFactorText } = defineTexts('second-factor', { tr, en });
