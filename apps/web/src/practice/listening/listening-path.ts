export const listeningPath = '/pages/listening-practice';
export const scriptPath = (textId: string): string => `${listeningPath}/${encodeURIComponent(textId)}`;
export const dictationPath = (textId: string): string => `${scriptPath(textId)}/dictation`;
