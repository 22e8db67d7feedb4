export const readingPath = '/pages/reading-practice';
export const textPath = (textId: string): string => `${readingPath}/${encodeURIComponent(textId)}`;
