import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { soundFormat } from '@pratik/contract/sound-format';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../http/errors.ts';
import { toDocument } from '../http/problem.ts';
import { audioBase } from './audio-links.ts';
import { byteRange } from './byte-range.ts';
import type { Speech } from './speech.ts';

const mediaTypes = { flac: 'audio/flac', opus: 'audio/ogg' } as const;

type Asked = { Params: { file: string }; Querystring: { until?: string; signature?: string } };

/**
 * Serves recordings by signed link, because an <audio> element sends no bearer token (decision 7). Recordings never
 * change, so browsers may cache them permanently. Range requests let the user seek.
 */
export const registerAudioRoutes = (app: FastifyInstance, speech: Speech): void => {
  app.get<Asked>(`${audioBase}:file`, { schema: { hide: true } }, async (request, reply) => {
    const { until, signature } = request.query;
    const [, key, ending] = /^([0-9a-f]{40})\.(\w+)$/.exec(request.params.file) ?? [];
    const format = soundFormat.safeParse(ending).data;
    if (key === undefined || format === undefined || !speech.mayHear(key, Number(until), String(signature))) {
      return sendProblem(reply, toDocument('forbidden', request.id));
    }
    const path = speech.pathOf(key, format);
    const size = await stat(path).then(
      (file) => file.size,
      () => null,
    );
    if (size === null) return sendProblem(reply, toDocument('not-found', request.id));

    const etag = `"${key}.${format}"`;
    reply
      .header('etag', etag)
      .header('accept-ranges', 'bytes')
      .header('cache-control', 'private, max-age=31536000, immutable')
      .type(mediaTypes[format]);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const ifRange = request.headers['if-range'];
    const range = byteRange(
      ifRange === undefined || ifRange === etag ? request.headers.range : undefined,
      size,
    );
    if (range === 'none') return reply.code(416).header('content-range', `bytes */${size}`).send();
    if (range === 'whole') return reply.header('content-length', size).send(createReadStream(path));
    return reply
      .code(206)
      .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
      .header('content-length', range.end - range.start + 1)
      .send(createReadStream(path, range));
  });
};
