/** Phrases that help whenever a learner gets stuck in a conversation. */
export const generalPhrases = [
  { en: 'Could you say that again, please?', tr: 'Tekrar söyler misiniz?' },
  { en: 'I don’t understand this word:', tr: 'Şu kelimeyi anlamadım:' },
  { en: 'Could you say it in a simpler way?', tr: 'Daha basit söyler misiniz?' },
  { en: 'How do you say this in English?', tr: 'Bunu İngilizcede nasıl söylersiniz?' },
  { en: 'Let me think for a moment.', tr: 'Bir saniye düşüneyim.' },
  { en: 'What about you?', tr: 'Ya siz?' },
  { en: 'Can we talk about something else?', tr: 'Başka bir şey konuşabilir miyiz?' },
] as const;
