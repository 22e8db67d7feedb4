/** Returns the element id of the panel that a highlighted correction opens. */
export const panelId = (correctionId: string): string => `correction-${correctionId}`;
