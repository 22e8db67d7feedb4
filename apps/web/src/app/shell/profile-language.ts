import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getProfile } from '../../identity/light-calls.ts';
import { setLanguage } from '../../lib/i18n.ts';
import { callQuery } from '../../lib/query-client.ts';
import { chosenLanguage } from '../language-choice.ts';

/** On a device where no language was chosen, the one in the person's profile holds. */
export const useProfileLanguage = (): void => {
  const { data } = useQuery(callQuery(getProfile, {}));
  const language = data?.language;
  useEffect(() => {
    if (language && chosenLanguage() === null) setLanguage(language);
  }, [language]);
};
