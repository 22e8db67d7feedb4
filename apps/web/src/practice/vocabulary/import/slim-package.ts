const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const endLength = 22;
const longestComment = 0xffff;
const wanted = ['collection.anki21b', 'collection.anki21', 'collection.anki2'];

const viewOf = async (file: Blob, from: number, to?: number): Promise<DataView> =>
  new DataView(await file.slice(from, to).arrayBuffer());

const latin = new TextDecoder('latin1');
const text = (view: DataView, from: number, length: number): string =>
  latin.decode(new Uint8Array(view.buffer, from, length));

/**
 * Removes images and sounds from an Anki package, so that a package of hundreds of megabytes becomes small. Returns
 * any other file unchanged.
 */
export const slimPackage = async (file: Blob): Promise<Blob> => {
  const tailFrom = Math.max(0, file.size - endLength - longestComment);
  const tail = await viewOf(file, tailFrom);
  let end = tail.byteLength - endLength;
  while (end >= 0 && tail.getUint32(end, true) !== endMark) end -= 1;
  if (end < 0) return file;
  const directory = await viewOf(
    file,
    tail.getUint32(end + 16, true),
    tail.getUint32(end + 16, true) + tail.getUint32(end + 12, true),
  );
  const found = new Map<string, { at: number; length: number }>();
  for (let at = 0; at + 46 <= directory.byteLength && directory.getUint32(at, true) === entryMark; ) {
    const [name, extra, comment] = [28, 30, 32].map((offset) => directory.getUint16(at + offset, true));
    const length = 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
    found.set(text(directory, at + 46, name ?? 0), { at, length });
    at += length;
  }
  const entry = wanted.flatMap((name) => found.get(name) ?? [])[0];
  if (!entry) return file;
  const header = new Uint8Array(entry.length);
  header.set(new Uint8Array(directory.buffer, entry.at, entry.length));
  const headerView = new DataView(header.buffer);
  const localFrom = headerView.getUint32(42, true);
  const local = await viewOf(file, localFrom, localFrom + 30);
  const dataLength = headerView.getUint32(20, true);
  const localLength = 30 + local.getUint16(26, true) + local.getUint16(28, true) + dataLength;
  headerView.setUint32(42, 0, true);
  const close = new DataView(new ArrayBuffer(endLength));
  close.setUint32(0, endMark, true);
  close.setUint16(8, 1, true);
  close.setUint16(10, 1, true);
  close.setUint32(12, header.length, true);
  close.setUint32(16, localLength, true);
  return new Blob([file.slice(localFrom, localFrom + localLength), header, close.buffer]);
};
