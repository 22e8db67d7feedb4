import { defineTexts } from '../../../lib/language/i18n.ts';

export const { useText: useDataCopyText } = defineTexts('users-data-copy', {
  tr: {
    title: 'Veri kopyası (KVKK başvurusu)',
    body: 'Kullanıcı hakkında saklanan bütün veriler, başvurusuna yanıt vermek için: bir zip içinde okunabilir HTML ve JSON. Kopyayı hazırlattığınız işlem kaydına yazılır.',
    making: 'Hazırlanıyor: {{made}} / {{total}}',
    ready: 'Hazır. {{when}} tarihine kadar indirilebilir.',
    failed: 'Hazırlanamadı; yeniden deneyin.',
    start: 'Kopyayı hazırla',
    again: 'Yeni kopya hazırla',
    save: 'Zip olarak indir',
  },
  en: {
    title: 'Copy of the data (KVKK request)',
    body: 'You get a zip file with all data stored about this user, as HTML and JSON, to answer a data request. The audit log records your request.',
    making: 'Creating: {{made}} / {{total}}',
    ready: 'Ready. You can download it until {{when}}.',
    failed: 'The copy could not be created. Try again.',
    start: 'Create the copy',
    again: 'Create a new copy',
    save: 'Download as zip',
  },
});
