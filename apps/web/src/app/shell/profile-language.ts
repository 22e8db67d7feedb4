import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getProfile } from '../../identity/session/light-calls.ts';
import { callQuery } from '../../lib/api/query-client.ts';
import { setExplanationLanguage } from '../../lib/language/explanation-language.ts';
import { setLanguage } from '../../lib/language/i18n.ts';
import { chosenLanguage } from '../language-choice.ts';

/**
 * Applies the languages of the user’s profile: the language of explanations, and the interface language if the user
 * has chosen none on this device.
 */
export const useProfileLanguage = (): void => {
  const { data } = useQuery(callQuery(getProfile, {}));
  const language = data?.language;
  const explanations = data?.explanationLanguage ?? null;
  useEffect(() => {
    if (language && chosenLanguage() === null) setLanguage(language);
  }, [language]);
  useEffect(() => setExplanationLanguage(explanations), [explanations]);
};
