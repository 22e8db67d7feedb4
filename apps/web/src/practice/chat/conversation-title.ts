import type { Conversation } from '@pratik/contract/chat';
import { useBilingual } from '../../lib/language/i18n.ts';
import { useChatText } from './chat.texts.ts';

/**
 * Returns a function that gives the title of a conversation: the title of its scenario or, without a scenario, the
 * name of its kind.
 */
export const useConversationTitle = (): ((
  conversation: Pick<Conversation, 'kind' | 'scenario'>,
) => string) => {
  const t = useChatText();
  const pick = useBilingual();
  return ({ kind, scenario }) => {
    if (scenario) return pick(scenario.title);
    return kind === 'errors' ? t('errorTalk') : t('freeTalk');
  };
};
