import { erasureWords } from '@pratik/contract/privacy';

const folded = (text: string): string => text.trim().toLocaleLowerCase('tr').replaceAll('ı', 'i');
const words = Object.values(erasureWords).map(folded);

/** Whether what was typed is one of the words, in capitals or not, with or without the dot of its İ. */
export const isErasureWord = (text: string | undefined): boolean =>
  text !== undefined && words.includes(folded(text));
