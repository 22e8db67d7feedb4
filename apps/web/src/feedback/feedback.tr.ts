export const tr = {
  better: 'Doğrusu',
  haveALook: 'Bir bak',
  leaveOut: 'çıkarın',
  orElse: 'ya da',
  sourceBasic: 'temel denetim',
  sourceModel: 'yapay zekâ',
  sourceAdministrator: 'yönetici',
  approvedBy: 'yönetici onayladı',
  editedBy: 'düzelten: yönetici',
  addedBy: 'ekleyen: yönetici',
  was: 'Önceki öneri:',
  unchangedAfterReport:
    'Bildiriminizi bir yönetici inceledi: düzeltme doğru ve değişmedi. Sorduğunuz için teşekkürler.',
  editedAfterReport: 'Haklıydınız, bildiriminiz üzerine bir yönetici bu düzeltmeyi değiştirdi. Teşekkürler.',
  withdrawnTitle: 'Geri alınan düzeltmeler',
  withdrawn: 'Bir yönetici bu düzeltmeyi geri aldı.',
  withdrawnAfterReport:
    'Haklıydınız, bildiriminiz üzerine bir yönetici bu düzeltmeyi geri aldı. Teşekkürler.',
  dispute: 'Bu düzeltme yanlış',
  disputed: 'Yanlış olduğunu bildirdiniz; bir yönetici bakacak.',
  undoDispute: 'Geri al',
  helpTitle: 'Yalnız değilsiniz',
} as const;
