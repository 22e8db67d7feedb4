import type { Call } from '@pratik/contract/call';
import { decodeUploadInput, uploadInputHeader, uploadType } from '@pratik/contract/upload';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

const files = new WeakMap<FastifyRequest, Buffer>();

/** The file of a request to a call with a file. */
export const uploadedFile = (request: FastifyRequest): Buffer => files.get(request) ?? Buffer.alloc(0);

/** Takes the body of an upload as bytes, and the input in its header as the body to validate. */
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
 * Checks that the body is a file where the call has one, and JSON elsewhere: a JSON text as large as a file would delay
 * other requests while it is parsed.
 * @throws Problem unsupported-media-type
 */
export const requireBodyType = ({ headers }: FastifyRequest, call: Call): void => {
  const isUpload = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() === uploadType;
  if (isUpload !== (call.largestFile !== undefined)) throw new Problem('unsupported-media-type');
};
