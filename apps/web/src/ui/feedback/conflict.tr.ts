export const tr = {
  title: 'Siz düzenlerken başkası kaydetti',
  changed: 'Bu kayıt siz düzenlerken değişti.',
  changedBy: 'Değişikliği kaydeden: {{who}}.',
  changedAt: 'Bu kayıt siz düzenlerken değişti ({{when}}).',
  changedByAt: 'Değişikliği kaydeden: {{who}}, {{when}}.',
  stored:
    'Yazdıklarınız duruyor ve hiçbir şeyin üzerine yazılmadı. Aşağıdaki iki sürümü karşılaştırıp hangisinin kalacağını seçin.',
  allMine: 'Hepsinde benimki kalsın',
  allTheirs: 'Hepsinde kayıttaki kalsın',
  mine: 'Benim yazdığım',
  theirs: 'Şimdi kayıtlı olan',
  byMe: 'yalnızca siz değiştirdiniz',
  byThem: 'yalnızca karşı taraf değiştirdi',
  byBoth: 'ikiniz de değiştirdiniz',
  empty: 'boş',
  back: 'Düzenlemeye dön',
  save: 'Seçilenleri kaydet',
} as const;
