export const tr = {
  questions: 'Sorular',
  missingTitle: 'Bu bölüm bu sürümde yok',
  missingQuestions:
    'Bu sürümde soru bankası yok. Öğrencilerin yazdıklarını ve düzeltmelerini Mesaj İşleme sayfasında izleyebilirsiniz.',
  goToChat: 'Sohbete git',
  goToMessages: 'Mesaj İşleme’ye git',
} as const;
