import { defineTexts } from '../lib/language/i18n.ts';

/** Texts of the recordings card. They are loaded with the card, after the dashboard. */
export const { useText: useRecordingsText } = defineTexts('recordings', {
  tr: {
    title: 'Dinleme sesleri',
    ready: '{{total}} kayıttan {{ready}} hazır',
    share: 'Hazır olan sesler',
    later: 'Hazır olmayan, ilk dinleyişte birkaç saniyede hazırlanır. Önceden hazırlarsanız kimse beklemez.',
    all: 'Bütün kayıtların sesi hazır.',
    none: 'Yayında dinleme metni yok.',
    basicVoice: 'temel ses',
    configuredVoice: 'kurumun sesi',
    prepare: 'Hepsini hazırla',
    running: 'Hazırlanıyor: {{made}} / {{total}}',
    cancel: 'Durdur',
    failed: 'Hazırlanamayan kayıt: {{count}}. Nedeni sunucunun günlüğünde yazar.',
  },
  en: {
    title: 'Listening audio',
    ready: 'Recordings ready: {{ready}} of {{total}}',
    share: 'Recordings ready',
    later:
      'Pratik creates missing recordings when a learner plays them for the first time. This takes a few seconds. Create them now, so that learners do not have to wait.',
    all: 'All recordings are ready.',
    none: 'No listening script is published.',
    basicVoice: 'basic voice',
    configuredVoice: 'your organisation’s voice',
    prepare: 'Create all recordings',
    running: 'Created: {{made}} of {{total}}',
    cancel: 'Stop',
    failed: 'Recordings that could not be created: {{count}}. The server log shows the reason.',
  },
});
