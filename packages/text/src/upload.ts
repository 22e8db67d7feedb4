/**
 * Content type of a call with a file. The body contains the bytes of the file, so that the server parses no large
 * JSON. The input is percent-encoded JSON in a header, because headers allow only ASCII.
 */
export const uploadType = 'application/octet-stream';
export const uploadInputHeader = 'pratik-input';

export const encodeUploadInput = (input: unknown): string => encodeURIComponent(JSON.stringify(input));

/** Decodes the input in the header. @throws URIError, SyntaxError when the header is malformed */
export const decodeUploadInput = (header: string): unknown => JSON.parse(decodeURIComponent(header));
