export const tr = {
  title: 'Ek alıştırma',
  lead: 'En zorlandığınız kelimeler bir kez daha. Buradaki yanıtlar hiçbir tekrar tarihini değiştirmez.',
  remaining: 'Kalan: {{count}}',
  remainingAgain: 'Kalan: {{count}} · yeniden sorulacak: {{again}}',
  stored:
    'Bağlantı yok; alıştırmayı sürdürebilirsiniz, yanıtlar bağlantı gelince, bu sayfa açıkken gönderilecek.',
  done: 'Alıştırma bitti',
  doneText: 'İlk seferde bildiğiniz: {{known}} / {{total}}',
  another: 'Bir tur daha',
  toWords: 'Kelimelerime dön',
  none: 'Henüz alıştırılacak kelime yok',
  noneText: 'Burada daha önce sorulmuş kelimeler çıkar. Önce bugünün kelimelerine başlayın.',
} as const;
