import { defineTexts } from '../lib/language/i18n.ts';
import { en } from './school.en.ts';
import { tr } from './school.tr.ts';

export const { useText: useSchoolText, text: schoolText } = defineTexts('school', { tr, en });
export type SchoolText = ReturnType<typeof useSchoolText>;
