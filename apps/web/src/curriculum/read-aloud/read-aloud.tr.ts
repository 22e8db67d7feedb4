export const tr = {
  text: 'Metin',
  readAloud: 'Sesli okuma',
  listen: 'Dinle',
  pause: 'Duraklat',
  previousSentence: 'Önceki cümle',
  nextSentence: 'Sonraki cümle',
  speed: 'Hız',
  speechFailed: 'Ses çalınamadı; yeniden deneyin.',
} as const;
