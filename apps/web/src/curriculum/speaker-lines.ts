/** Puts each speaker of a one-line dialogue ("A: … B: …") on a separate line. */
export const speakerLines = (text: string): string => text.replaceAll(/ (?=[A-D]: )/g, '\n');
