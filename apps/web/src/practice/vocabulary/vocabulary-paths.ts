export const vocabularyPath = '/pages/vocabulary-practice';
export const gapsPath = `${vocabularyPath}/gaps`;
export const extraPath = `${vocabularyPath}/extra`;
export const statsPath = `${vocabularyPath}/statistics`;
export const importPath = `${vocabularyPath}/import`;
