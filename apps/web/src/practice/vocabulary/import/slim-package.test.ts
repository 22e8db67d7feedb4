import { expect, it } from 'vitest';
import { slimPackage } from './slim-package.ts';

/** Creates a ZIP archive of uncompressed files. */
const zipOf = (files: Record<string, string>): Uint8Array<ArrayBuffer> => {
  const bytes: number[] = [];
  const directory: number[] = [];
  const two = (value: number) => [value & 255, (value >> 8) & 255];
  const four = (value: number) => [...two(value & 0xffff), ...two(value >>> 16)];
  const text = (value: string) => [...new TextEncoder().encode(value)];
  for (const [name, content] of Object.entries(files)) {
    const at = bytes.length;
    const sizes = [...four(0), ...four(content.length), ...four(content.length)];
    const shared = [...two(20), ...two(0), ...two(0), ...four(0), ...sizes, ...two(name.length), ...two(0)];
    bytes.push(...four(0x04034b50), ...shared, ...text(name), ...text(content));
    directory.push(
      ...four(0x02014b50),
      ...two(20),
      ...shared,
      ...two(0),
      ...two(0),
      ...two(0),
      ...four(0),
      ...four(at),
    );
    directory.push(...text(name));
  }
  const count = Object.keys(files).length;
  const end = [...four(0x06054b50), ...two(0), ...two(0), ...two(count), ...two(count)];
  return new Uint8Array([
    ...bytes,
    ...directory,
    ...end,
    ...four(directory.length),
    ...four(bytes.length),
    ...two(0),
  ]);
};
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

it('slimPackage › removes images and sounds from an Anki package, even when they precede the card collection', async () => {
  const media = 'x'.repeat(100_000);
  for (const name of ['collection.anki2', 'collection.anki21b']) {
    const full = new Blob([zipOf({ '0': media, [name]: 'the notes', '1': media })]);
    expect(await bytesOf(await slimPackage(full))).toEqual(zipOf({ [name]: 'the notes' }));
  }
  const both = new Blob([zipOf({ 'collection.anki2': 'old', 'collection.anki21': 'new' })]);
  expect(await bytesOf(await slimPackage(both))).toEqual(zipOf({ 'collection.anki21': 'new' }));
});

it('slimPackage › returns a file that is not an Anki package unchanged', async () => {
  for (const content of ['', 'sea;deniz', zipOf({ 'words.txt': 'x' })]) {
    const blob = new Blob([content]);
    expect(await slimPackage(blob)).toBe(blob);
  }
});
