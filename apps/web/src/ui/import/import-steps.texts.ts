import { defineTexts } from '../../lib/language/i18n.ts';

export const { useText: useImportStepsText } = defineTexts('import-steps', {
  tr: {
    choose: 'Dosya seç',
    tooLarge: 'Dosya çok büyük; en çok {{most}} MB olabilir.',
    stop: 'Durdur',
    stopping: 'Gönderilmiş satırlar bitince duracak…',
  },
  en: {
    choose: 'Choose a file',
    tooLarge: 'The file is too large. The limit is {{most}} MB.',
    stop: 'Stop',
    stopping: 'Stopping after the current rows are saved…',
  },
});
