export const tr = {
  newVersion: 'Yeni sürüm hazır.',
  reload: 'Yenile',
  installOffer: 'Pratik ana ekranınıza eklensin mi?',
  install: 'Ana ekrana ekle',
  iosHint: 'Pratik’i ana ekranınıza eklemek için: Paylaş, ardından “Ana Ekrana Ekle”.',
  understood: 'Tamam',
} as const;
