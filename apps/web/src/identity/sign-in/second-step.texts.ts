import { defineTexts } from '../../lib/language/i18n.ts';
import { en } from './second-step.en.ts';
import { tr } from './second-step.tr.ts';

export const { useText: useSecondStepText } = defineTexts('second-step', { tr, en });
