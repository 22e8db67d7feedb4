import { defineTexts } from '../../lib/i18n.ts';
import { en } from './person.en.ts';
import { tr } from './person.tr.ts';

export const { useText: usePersonText } = defineTexts('person', { tr, en });
