import { defineTexts } from '../lib/i18n.ts';
import { en } from './progress.en.ts';
import { tr } from './progress.tr.ts';

export const { useText: useProgressText } = defineTexts('progress', { tr, en });
