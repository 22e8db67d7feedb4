export const tr = {
  notFoundHeading: 'Sayfa bulunamadı',
  notFoundLead: 'Aradığınız sayfa taşınmış, kaldırılmış ya da size açık olmayabilir.',
  notFoundTry: 'Belki şunlardan birini arıyordunuz:',
} as const;
