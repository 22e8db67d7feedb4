import { erasureWords } from '@pratik/contract/privacy';

const folded = (text: string): string => text.trim().toLocaleLowerCase('tr').replaceAll('ı', 'i');
const words = Object.values(erasureWords).map(folded);

/**
 * Checks whether the text is a confirmation word for erasure, ignoring case and the difference between dotted and
 * dotless I.
 */
export const isErasureWord = (text: string | undefined): boolean =>
  text !== undefined && words.includes(folded(text));
