/** What a marked place controls. */
export const panelId = (correctionId: string): string => `correction-${correctionId}`;
