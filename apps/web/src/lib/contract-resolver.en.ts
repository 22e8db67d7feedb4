/** English for the messages of the contract's schemas. */
export const englishFaults: Readonly<Record<string, string>> = {
  'Geçerli bir e-posta adresi yazın': 'Enter a valid e-mail address',
  'E-posta adresi çok uzun': 'The e-mail address is too long',
  'Şifrenizi yazın': 'Enter your password',
  'Şu anki şifrenizi yazın': 'Enter your current password',
  'Şifre en az 10 karakter olmalı': 'The password needs at least 10 characters',
  'Şifre en çok 128 karakter olabilir': 'The password can have at most 128 characters',
  'Adı yazın': 'Enter the name',
  'Soyadı yazın': 'Enter the surname',
  'Adınızı yazın': 'Enter your name',
  'En çok 80 karakter yazabilirsiniz': 'At most 80 characters',
  'Metinde okunamayan karakterler var': 'The text has characters that cannot be read',
  'Kurulum kodunu yazın': 'Enter the setup code',
  'Bu saat dilimi tanınmıyor': 'This time zone is not known',
  'Bir şey yazın': 'Write something',
  'Mesaj en çok 2.000 karakter olabilir': 'A message can have at most 2,000 characters',
};
