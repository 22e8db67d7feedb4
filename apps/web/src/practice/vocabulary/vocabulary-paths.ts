export const vocabularyPath = '/pages/vocabulary-practice';
export const gapsPath = `${vocabularyPath}/gaps`;
export const extraPath = `${vocabularyPath}/extra`;
export const statsPath = `${vocabularyPath}/statistics`;
export const importPath = `${vocabularyPath}/import`;
export const lessonsPath = '/pages/grammar';
export const lessonPath = (id: string): string => `${lessonsPath}/${encodeURIComponent(id)}`;
export const lessonRoundPath = (id: string, part: 'exercise' | 'check'): string =>
  `${lessonPath(id)}/${part}`;
