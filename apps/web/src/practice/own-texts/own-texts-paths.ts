export const ownTextsPath = '/pages/own-texts';
export const readingPracticePath = '/pages/reading-practice';
export const ownTextPath = (id: string): string => `${ownTextsPath}/${id}`;
export const ownTextGapsPath = (id: string, page: number): string =>
  `${ownTextsPath}/${id}/gaps${page === 0 ? '' : `?page=${page + 1}`}`;
