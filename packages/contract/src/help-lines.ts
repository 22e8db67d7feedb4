/**
 * Who answers in Turkey at any hour, free of charge. 112: one number for every emergency (112.gov.tr). 183: the
 * social support line of the Ministry of Family and Social Services, for violence, neglect and abuse (aile.gov.tr).
 */
export const helpLines = [
  { number: '112', tr: 'Acil Çağrı Merkezi', en: 'Emergency call centre' },
  { number: '183', tr: 'ALO 183 Sosyal Destek Hattı', en: 'ALO 183 Social Support Line' },
] as const;
