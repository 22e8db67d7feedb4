import type { Level } from '@pratik/contract/level';
import type { Role } from '@pratik/contract/user';

/** Normalizes a word from a spreadsheet, so that "ÖĞRENCİ", "Öğrenci " and "ogrenci" are equal. */
const fold = (text: string): string =>
  text.trim().toLocaleLowerCase('tr').replaceAll('ı', 'i').normalize('NFKD').replace(/\p{M}/gu, '');

const roleWords: Record<Role, readonly string[]> = {
  user: ['', 'user', 'kullanici', 'ogrenci', 'ogrenen', 'learner', 'student'],
  admin: ['admin', 'yonetici', 'administrator'],
};

/** Returns the role that a word names. An empty cell means learner. Undefined means that the role is unknown. */
export const roleOf = (word: string): Role | undefined =>
  (['user', 'admin'] as const).find((role) => roleWords[role].includes(fold(word)));

/**
 * Returns the id of the level that a word names; the word is a level id, a CEFR level or a level name. Null means
 * that the cell is empty. Undefined means that the level is unknown.
 */
export const levelOf = (word: string, levels: readonly Level[]): string | null | undefined => {
  const wanted = fold(word);
  if (wanted === '') return null;
  const named = levels.find((level) =>
    [level.id, level.name.tr, level.name.en].some((name) => fold(name) === wanted),
  );
  // Several levels may share a CEFR level, so a level with exactly this name has priority over the first level with
  // this CEFR level.
  return (named ?? levels.find((level) => fold(level.cefr) === wanted))?.id;
};
