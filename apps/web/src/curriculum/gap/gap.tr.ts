export const tr = {
  type: 'Boşluğa gelen kelimeler',
  check: 'Denetle',
  showOptions: 'Seçenekleri göster',
  dontKnow: 'Bilmiyorum',
  options: 'Boşluğa ne gelir?',
  gap: 'boşluk',
  alsoRight: 'Bunlar da olur:',
} as const;
