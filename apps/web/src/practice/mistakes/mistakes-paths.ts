import type { CorrectionCode } from '@pratik/contract/feedback';

export const mistakesPath = '/pages/mistakes';
/** Returns the path of the page about one kind of error. */
export const codePath = (code: CorrectionCode): string => `${mistakesPath}/${code}`;
export const codeCardsPath = (code: CorrectionCode): string => `${mistakesPath}?code=${code}`;
export const codeGapsPath = (code: CorrectionCode): string => `${mistakesPath}/${code}/gaps`;
export const codeLessonsPath = (code: CorrectionCode): string => `/pages/grammar?code=${code}`;
export const codeChatPath = (code: CorrectionCode): string => `/pages/chat?code=${code}`;
