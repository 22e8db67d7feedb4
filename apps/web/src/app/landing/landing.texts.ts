import { defineTexts } from '../../lib/i18n.ts';
import { en } from './landing.en.ts';
import { tr } from './landing.tr.ts';

export const { useText: useLandingText } = defineTexts('landing', { tr, en });
