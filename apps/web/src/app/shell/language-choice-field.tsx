import { type Language, useLanguage } from '../../lib/language/i18n.ts';
import { English } from '../../ui/label/language-mark.tsx';
import { chooseLanguage } from '../language-choice.ts';
import { Choice } from './choice.tsx';
import { usePanelText } from './panels.texts.ts';

/** The choice between Turkish and English. The name of each language is written in that language. */
export const LanguageChoice = () => {
  const t = usePanelText();
  return (
    <Choice<Language>
      label={t('language')}
      value={useLanguage()}
      options={[
        { value: 'tr', label: <span lang="tr">{t('turkish')}</span> },
        { value: 'en', label: <English>{t('english')}</English> },
      ]}
      onChange={chooseLanguage}
    />
  );
};
