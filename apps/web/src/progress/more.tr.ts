export const tr = {
  skills: 'Beceri seviyeleriniz',
  skillsText:
    'Yaptıklarınızdan çıkan tahmin. Çizgi, seviyenizin büyük olasılıkla bulunduğu aralığı gösterir; çalıştıkça daralır.',
  skillsEmpty: 'Henüz tahmin yok',
  skillsEmptyText: 'Okudukça, konuştukça ve kelime çalıştıkça her becerinizin seviyesi burada belirir.',
  skillsUnknown: 'Henüz yeterli çalışma yok: {{skills}}',
  skillSure: 'büyük olasılıkla {{level}}',
  skillRange: '{{level}} dolayında ({{from}} ile {{to}} arası)',
  speaking: 'Konuşma',
  writing: 'Yazma',
  reading: 'Okuma',
  listening: 'Dinleme',
  vocabulary: 'Kelime',
  grammar: 'Dil bilgisi',

  errors: 'Üzerinde durulacaklar',
  errorsWeighed:
    '100 kelimedeki düzeltme sayısı: son iki hafta (üstte) ve önceki iki hafta (altta). Son iki haftada {{words}} kelime yazdınız.',
  errorsCounted:
    'Son iki haftada {{words}} kelime yazdınız. 100 kelimeye ulaşınca, sayılar yazdığınız miktara göre hesaplanır.',
  errorsEmpty: 'Henüz düzeltme yok',
  errorsEmptyText: 'Yazdıkça sık düzeltilen noktalar burada görünür; neyi çalışacağınızı seçmek kolaylaşır.',
  latelyRate: '100 kelimede {{rate}}',
  beforeRate: 'önceki iki hafta {{rate}}',
  latelyCount: 'son iki haftada {{count}} kez',
  repaired: 'Sohbette {{count}} kez kendiniz düzelttiniz',
  beforeCount: 'önceki iki haftada {{count}} kez',
  trendLess: 'azaldı',
  trendMore: 'arttı',
  trendSame: 'pek değişmedi',
  trendUnknown: 'Azalıp azalmadığını söyleyebilmek için iki dönemde de en az 100 kelime gerekir.',
} as const;
