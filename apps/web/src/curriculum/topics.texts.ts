import { useCallback } from 'react';
import { defineTexts } from '../lib/language/i18n.ts';
import { tr } from './topics.tr.ts';

const { useText } = defineTexts('topics', { tr, en: async () => (await import('./topics.en.ts')).en });

/**
 * Returns a function that translates the name of a topic. A topic defined by the organization is returned
 * unchanged.
 */
export const useTopicName = (): ((topic: string) => string) => {
  const t = useText();
  return useCallback((topic: string) => (isKnown(topic) ? t(topic) : topic), [t]);
};

const isKnown = (topic: string): topic is keyof typeof tr => Object.hasOwn(tr, topic);
