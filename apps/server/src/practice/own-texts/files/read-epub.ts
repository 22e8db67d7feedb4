import { posix } from 'node:path';
import { decodeText } from '../../../platform/files/decode-text.ts';
import { decodeEntities, withoutTags } from '../../../platform/files/html-text.ts';
import { openZip, type ZipFile } from '../../../platform/files/zip.ts';

/** Limits for the decompressed files of a book, in bytes. */
const most = { container: 64 * 1024, package: 2 * 1024 * 1024, all: 16 * 1024 * 1024 };
/** Maximum number of chapters that are read. */
const mostChapters = 1_000;

/**
 * Reads the title and the paragraphs of an EPUB book in reading order. Pictures, styles and the table of contents are
 * ignored. The XML is not parsed by an XML parser, so entities that a document declares are never expanded.
 * @throws when the file is not an EPUB book, is damaged, or is larger than 16 MB after decompression
 */
export const readEpub = async (bytes: Buffer): Promise<{ title: string; paragraphs: string[] }> => {
  const zip = openZip(bytes);
  const container = await textOf(zip, 'META-INF/container.xml', most.container);
  const path = tagsOf(container, 'rootfile').map((tag) => tag['full-path'])[0];
  if (path === undefined) throw new Error('the book has no package document');
  const book = await textOf(zip, path, most.package);
  const chapters = chaptersOf(book).map((href) => posix.join(posix.dirname(path), href));
  const paragraphs: string[][] = [];
  let left = most.all;
  for (const chapter of chapters) {
    if (!zip.has(chapter)) continue;
    const content = await zip.read(chapter, left);
    left -= content?.length ?? 0;
    if (content) paragraphs.push(paragraphsOf(decodeText(content)));
  }
  return { title: titleOf(book), paragraphs: paragraphs.flat() };
};

const textOf = async (zip: ZipFile, name: string, mostBytes: number): Promise<string> => {
  const content = await zip.read(name, mostBytes);
  if (!content) throw new Error('a file of the book is missing');
  return decodeText(content);
};

/** Returns the files of the chapters in reading order, without the table of contents. */
const chaptersOf = (book: string): string[] => {
  const files = new Map<string, string>();
  for (const { id, href, properties } of tagsOf(book, 'item')) {
    const isContents = properties?.split(' ').includes('nav') ?? false;
    if (id !== undefined && href !== undefined && !isContents) files.set(id, href);
  }
  return tagsOf(book, 'itemref')
    .slice(0, mostChapters)
    .flatMap(({ idref = '' }) => files.get(idref) ?? [])
    .map((href) => decodedUrl(href.split('#', 1)[0] ?? ''));
};

const decodedUrl = (href: string): string => {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
};

const titleOf = (book: string): string => {
  const found = /<(?:\w{1,20}:)?title\b[^<>]{0,500}>([^<]{1,500})</i.exec(book);
  return decodeEntities(found?.[1] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
};

/** Returns the attributes of all tags with a name, with or without a namespace prefix. */
const tagsOf = (xml: string, name: string): Record<string, string | undefined>[] =>
  [...xml.matchAll(new RegExp(`<(?:\\w{1,20}:)?${name}\\s([^<>]{0,4000})>`, 'g'))].map(([, inside = '']) =>
    Object.fromEntries(
      [...inside.matchAll(/(?<![\w:.-])([\w:.-]{1,60})\s{0,20}=\s{0,20}(?:"([^"]*)"|'([^']*)')/g)].map(
        ([, key, double, single]) => [key, decodeEntities(double ?? single ?? '')],
      ),
    ),
  );

const paragraphsOf = (xhtml: string): string[] => {
  const body = xhtml.search(/<body[\s>]/i);
  const html = xhtml
    .slice(Math.max(0, body))
    .replaceAll(/<(?:script|style)\b[^<>]*\/>/gi, '')
    .replaceAll(/<\?[^<>]*>/g, '')
    .replaceAll(/\s+/g, ' ');
  return withoutTags(html, '\n').split('\n').map(decodeEntities);
};
