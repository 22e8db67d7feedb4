/**
 * A call with a file sends the bytes of the file as its body, so that the server parses no large JSON text. Its input
 * is JSON in a header, percent-encoded because a header has only ASCII.
 */
export const uploadType = 'application/octet-stream';
export const uploadInputHeader = 'pratik-input';

export const encodeUploadInput = (input: unknown): string => encodeURIComponent(JSON.stringify(input));

/** @throws URIError, SyntaxError when the header is malformed */
export const decodeUploadInput = (header: string): unknown => JSON.parse(decodeURIComponent(header));
