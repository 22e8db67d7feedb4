import { defineTexts } from '../../lib/i18n.ts';

export const { useText: useDataCopyText } = defineTexts('users-data-copy', {
  tr: {
    title: 'Veri kopyası (KVKK başvurusu)',
    body: 'Kişi hakkında tutulan her şey, başvurusuna yanıt olarak verilmek üzere: okunabilir HTML ve JSON, bir zip içinde. Hazırlatmanız işlem kaydına yazılır.',
    making: 'Hazırlanıyor: {{made}} / {{total}}',
    ready: 'Hazır. {{when}} tarihine kadar indirilebilir.',
    failed: 'Hazırlanamadı; yeniden deneyin.',
    start: 'Kopyayı hazırla',
    again: 'Yeni kopya hazırla',
    save: 'Zip olarak indir',
  },
  en: {
    title: 'Copy of the data (KVKK request)',
    body: 'Everything held on the person, to answer their request: readable HTML and JSON in a zip. That you had it made is written to the audit log.',
    making: 'Being made: {{made}} / {{total}}',
    ready: 'Ready. It can be downloaded until {{when}}.',
    failed: 'It could not be made; try again.',
    start: 'Make the copy',
    again: 'Make a new copy',
    save: 'Download as zip',
  },
});
