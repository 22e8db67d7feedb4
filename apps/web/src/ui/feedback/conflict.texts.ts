import { defineTexts } from '../../lib/language/i18n.ts';
import { en } from './conflict.en.ts';
import { tr } from './conflict.tr.ts';

export const { useText: useConflictText } = defineTexts('conflict', { tr, en });
