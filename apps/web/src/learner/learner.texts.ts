import { defineTexts } from '../lib/language/i18n.ts';
import { en } from './learner.en.ts';
import { tr } from './learner.tr.ts';

export const { useText: useLearnerText } = defineTexts('learner', { tr, en });
