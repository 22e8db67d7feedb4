/** The element id of the panel that a marked passage controls. */
export const panelId = (correctionId: string): string => `correction-${correctionId}`;
