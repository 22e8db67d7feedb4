import type { Call } from '@pratik/contract/call';
import { decodeUploadInput, uploadInputHeader, uploadType } from '@pratik/text/upload';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

const files = new WeakMap<FastifyRequest, Buffer>();

/** Returns the uploaded file of a request. */
export const uploadedFile = (request: FastifyRequest): Buffer => files.get(request) ?? Buffer.alloc(0);

/** Reads the body of an upload as bytes. The call’s input is read from a header and validated like a JSON body. */
export const acceptUploads = (app: FastifyInstance): void => {
  app.addContentTypeParser(uploadType, { parseAs: 'buffer' }, (request, file: Buffer, done) => {
    files.set(request, file);
    try {
      done(null, decodeUploadInput(String(request.headers[uploadInputHeader] ?? '{}')));
    } catch {
      done(new Problem('malformed-body'));
    }
  });
};

/**
 * Requires a file body for upload calls and a JSON body for all other calls. Parsing a JSON text as large as a file
 * would delay other requests.
 * @throws Problem unsupported-media-type
 */
export const requireBodyType = ({ headers }: FastifyRequest, call: Call): void => {
  const isUpload = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() === uploadType;
  if (isUpload !== (call.largestFile !== undefined)) throw new Problem('unsupported-media-type');
};
