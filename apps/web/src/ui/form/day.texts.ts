import { defineTexts } from '../../lib/language/i18n.ts';

export const { useText: useDayText } = defineTexts('day', {
  tr: {
    shape: 'gg.aa.yyyy',
    choose: 'Takvimden seç: {{label}}',
    unreadable: 'Günü 05.09.2026 gibi yazın.',
    tooEarly: 'En erken {{day}} olabilir.',
    tooLate: 'En geç {{day}} olabilir.',
  },
  en: {
    shape: 'dd/mm/yyyy',
    choose: 'Choose from the calendar: {{label}}',
    unreadable: 'Enter the date like this: 05/09/2026.',
    tooEarly: 'The earliest possible date is {{day}}.',
    tooLate: 'The latest possible date is {{day}}.',
  },
});
