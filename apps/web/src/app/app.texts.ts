import { defineTexts } from '../lib/i18n.ts';
import { en } from './app.en.ts';
import { tr } from './app.tr.ts';

export const { useText: useAppText } = defineTexts('app', { tr, en });
