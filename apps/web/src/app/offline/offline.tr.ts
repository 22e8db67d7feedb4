export const tr = {
  newVersion: 'Yeni sürüm hazır.',
  reload: 'Yenile',
  installOffer: 'Pratik ana ekranınızda bir uygulama gibi dursun mu?',
  install: 'Ana ekrana ekle',
  iosHint: 'Pratik’i ana ekranınıza eklemek için: Paylaş, ardından “Ana Ekrana Ekle”.',
  understood: 'Tamam',
} as const;
