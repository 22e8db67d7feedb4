import { defineTexts } from '../../lib/language/i18n.ts';
import { en } from './levels.en.ts';
import { tr } from './levels.tr.ts';

export const { useText: useLevelsText, text: levelsText } = defineTexts('levels', { tr, en });
export type LevelsText = ReturnType<typeof useLevelsText>;
