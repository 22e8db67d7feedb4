export const readingPath = '/pages/reading-practice';
