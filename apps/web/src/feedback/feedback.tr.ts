export const tr = {
  better: 'Doğrusu',
  haveALook: 'Bir bak',
  leaveOut: 'çıkarın',
  orElse: 'ya da',
  sourceBasic: 'temel denetim',
  sourceModel: 'yapay zekâ',
  sourceAdministrator: 'yönetici',
  dispute: 'Bu düzeltme yanlış',
  disputed: 'Yanlış olduğunu bildirdiniz; bir yönetici bakacak.',
  undoDispute: 'Geri al',
} as const;
