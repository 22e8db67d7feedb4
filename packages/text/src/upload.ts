/**
 * Content type of a call that uploads a file. The body contains only the bytes of the file, so that the server does
 * not parse a large JSON text. The input is JSON in a header, percent-encoded because headers allow only ASCII.
 */
export const uploadType = 'application/octet-stream';
export const uploadInputHeader = 'pratik-input';

export const encodeUploadInput = (input: unknown): string => encodeURIComponent(JSON.stringify(input));

/** Decodes the input in the header. @throws URIError, SyntaxError if the header is malformed */
export const decodeUploadInput = (header: string): unknown => JSON.parse(decodeURIComponent(header));
