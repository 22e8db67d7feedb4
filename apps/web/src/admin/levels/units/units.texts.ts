import { defineTexts } from '../../../lib/language/i18n.ts';
import { en } from './units.en.ts';
import { tr } from './units.tr.ts';

export const { useText: useUnitsText, text: unitsText } = defineTexts('units', { tr, en });
export type UnitsText = ReturnType<typeof useUnitsText>;
