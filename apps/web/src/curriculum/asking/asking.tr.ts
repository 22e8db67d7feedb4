export const tr = {
  questionOf: 'Soru {{number}} / {{total}}',
  choose: 'Bir seçenek seçin.',
  answer: 'Yanıtla',
  keptAnswer: 'Yanıtınız duruyor; bağlantı gelince kendiliğinden gönderilecek.',
  right: 'Doğru',
  wrong: 'Yanlış',
  nextQuestion: 'Sonraki soru',
  seeResult: 'Sonucu gör',
  resultScore: '{{total}} sorudan {{right}} doğru',
  resultAll: 'Hepsi doğru, çok iyi.',
} as const;
