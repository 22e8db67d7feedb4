/** A message between the server and an isolated child: a JSON value and binary data. */
export type Frame = { value: unknown; bytes: Buffer };

const headLength = 8;

/**
 * Frame format: the byte lengths of the JSON and of the binary data (32 bits each), then the JSON, then the binary
 * data.
 */
export const encodeFrame = (value: unknown, bytes: Uint8Array = Buffer.alloc(0)): Buffer[] => {
  const json = Buffer.from(JSON.stringify(value));
  const head = Buffer.alloc(headLength);
  head.writeUInt32LE(json.length, 0);
  head.writeUInt32LE(bytes.byteLength, 4);
  return [head, json, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)];
};

export class FrameTooLarge extends Error {}

/**
 * Creates a reader that collects the chunks of a stream and returns each frame when it is complete.
 * @param largest returns the maximum size of a frame in bytes; the value may change between frames
 * @throws FrameTooLarge as soon as the header of a frame contains a larger size
 */
export const createFrameReader = (largest: () => number) => {
  let chunks: Buffer[] = [];
  let length = 0;
  let wanted = headLength;

  const take = (): Frame | undefined => {
    const all = chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks, length);
    const json = all.readUInt32LE(0);
    wanted = headLength + json + all.readUInt32LE(4);
    if (wanted - headLength > largest()) throw new FrameTooLarge();
    chunks = [all];
    if (length < wanted) return undefined;
    const frame = {
      value: JSON.parse(all.toString('utf8', headLength, headLength + json)) as unknown,
      bytes: all.subarray(headLength + json, wanted),
    };
    chunks = [all.subarray(wanted)];
    length -= wanted;
    wanted = headLength;
    return frame;
  };

  return (chunk: Buffer): Frame[] => {
    chunks.push(chunk);
    length += chunk.length;
    const frames: Frame[] = [];
    while (length >= wanted) {
      const frame = take();
      if (frame) frames.push(frame);
    }
    return frames;
  };
};
