import type { Level } from '@pratik/contract/level';
import type { Role } from '@pratik/contract/user';

/** Normalizes words from a spreadsheet: "ÖĞRENCİ", "Öğrenci " and "ogrenci" become equal. */
const fold = (text: string): string =>
  text.trim().toLocaleLowerCase('tr').replaceAll('ı', 'i').normalize('NFKD').replace(/\p{M}/gu, '');

const roleWords: Record<Role, readonly string[]> = {
  user: ['', 'user', 'kullanici', 'ogrenci', 'ogrenen', 'learner', 'student'],
  admin: ['admin', 'yonetici', 'administrator'],
};

/** Returns the role for a word. An empty cell means learner; undefined means an unknown role. */
export const roleOf = (word: string): Role | undefined =>
  (['user', 'admin'] as const).find((role) => roleWords[role].includes(fold(word)));

/**
 * Returns the level for a word: an id, a CEFR level or a name. Null: the cell is empty. Undefined: the level is
 * unknown.
 */
export const levelOf = (word: string, levels: readonly Level[]): string | null | undefined => {
  const wanted = fold(word);
  if (wanted === '') return null;
  const named = levels.find((level) =>
    [level.id, level.name.tr, level.name.en].some((name) => fold(name) === wanted),
  );
  // Several levels may share a CEFR level, so a level with exactly this name has priority.
  return (named ?? levels.find((level) => fold(level.cefr) === wanted))?.id;
};
