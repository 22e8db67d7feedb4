/** Puts each speaker of a dialogue ("A: … B: …") on a separate line of text. */
export const speakerLines = (text: string): string => text.replaceAll(/ (?=[A-D]: )/g, '\n');
