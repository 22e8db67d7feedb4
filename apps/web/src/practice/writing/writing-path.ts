export const writingPath = '/pages/writing-practice';
export const piecePath = (pieceId: string): string => `${writingPath}/${encodeURIComponent(pieceId)}`;
