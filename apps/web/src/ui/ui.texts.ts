import { defineTexts } from '../lib/i18n.ts';
import { en } from './ui.en.ts';
import { tr } from './ui.tr.ts';

export const { useText: useUiText } = defineTexts('ui', { tr, en });
