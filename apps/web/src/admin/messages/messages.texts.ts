import { defineTexts } from '../../lib/language/i18n.ts';
import { en } from './messages.en.ts';
import { tr } from './messages.tr.ts';

export const { useText: useMessagesText, text: messagesText } = defineTexts('messages', { tr, en });
export type MessagesText = ReturnType<typeof useMessagesText>;
