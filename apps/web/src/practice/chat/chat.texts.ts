import { defineTexts } from '../../lib/i18n.ts';
import { en } from './chat.en.ts';
import { tr } from './chat.tr.ts';

export const { useText: useChatText } = defineTexts('chat', { tr, en });
