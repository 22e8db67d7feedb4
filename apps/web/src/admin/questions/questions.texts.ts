import { defineTexts } from '../../lib/language/i18n.ts';
import { en } from './questions.en.ts';
import { tr } from './questions.tr.ts';

export const { useText: useQuestionsText, text: questionsText } = defineTexts('questions', { tr, en });
export type QuestionsText = ReturnType<typeof useQuestionsText>;
