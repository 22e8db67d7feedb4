export const vocabularyPath = '/pages/vocabulary-practice';
export const gapsPath = `${vocabularyPath}/gaps`;
export const extraPath = `${vocabularyPath}/extra`;
export const figuresPath = `${vocabularyPath}/figures`;
export const importPath = `${vocabularyPath}/import`;
