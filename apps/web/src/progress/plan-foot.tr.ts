export const tr = {
  minutesADay: 'Günde kaç dakika?',
  minutesChoice: '{{count}} dk',
  minutesFailed: 'Süre değiştirilemedi; yeniden deneyin.',
  unitNow: '{{number}}. ünite: {{title}}',
  unitStepsNone: '{{all}} adım sizi bekliyor',
  unitSteps: '{{all}} adımdan {{done}} tanesi tamam',
  toPath: 'Yolunuzu görün',
  pathDone: 'Seviyenizin bütün ünitelerini geçtiniz.',
} as const;
