import { defineTexts } from '../../lib/language/i18n.ts';
import { en } from './offline.en.ts';
import { tr } from './offline.tr.ts';

export const { useText: useOfflineText, text: offlineText } = defineTexts('offline', { tr, en });
