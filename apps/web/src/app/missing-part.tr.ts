export const tr = {
  levels: 'Seviyeler',
  questions: 'Sorular',
  missingTitle: 'Bu bölüm bu sürümde yok',
  missingWriting:
    'Yazma alıştırmaları bu kurulumda henüz bulunmuyor. İngilizce yazmak için sohbeti kullanabilirsiniz: her mesajınız düzeltilir ve nedeni Türkçe açıklanır.',
  missingListening:
    'Dinleme alıştırmaları bu kurulumda henüz bulunmuyor. Bugünkü pratiğinizi sohbetle yapabilirsiniz.',
  missingLevels:
    'Seviyeler A1’den C1’e hazır gelir; bu sürümde buradan düzenlenemez. Öğrencilerin yazdıklarını ve düzeltmelerini Mesaj İşleme sayfasında izleyebilirsiniz.',
  missingQuestions:
    'Bu sürümde soru bankası yok. Öğrencilerin yazdıklarını ve düzeltmelerini Mesaj İşleme sayfasında izleyebilirsiniz.',
  goToChat: 'Sohbete git',
  goToMessages: 'Mesaj İşleme’ye git',
} as const;
