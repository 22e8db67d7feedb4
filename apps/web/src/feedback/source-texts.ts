/** Text keys of the sources of corrections. */
export const sourceTexts = {
  'transfer-grammar': 'sourceBasic',
  harper: 'sourceBasic',
  statistics: 'sourceBasic',
  model: 'sourceModel',
  administrator: 'sourceAdministrator',
} as const;
