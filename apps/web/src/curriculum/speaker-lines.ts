/** A short exchange written in one line ("A: … B: …"), each speaker on a line of their own. */
export const speakerLines = (text: string): string => text.replaceAll(/ (?=[A-D]: )/g, '\n');
