import { strToU8, zipSync } from 'fflate';

type Files = Record<string, string | Uint8Array>;

const container = `<?xml version="1.0"?>
<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>
<rootfile full-path="OEBPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`;

/** Creates an EPUB book whose chapters have these bodies. `files` adds or replaces files of the book. */
export const epub = (chapters: readonly string[], files: Files = {}): Buffer => {
  const items = chapters.map(
    (_, index) => `<item id="c${index}" href="text/c%20${index}.xhtml" media-type="application/xhtml+xml"/>`,
  );
  const refs = chapters.map((_, index) => `<itemref idref="c${index}"/>`);
  const book = `<package xmlns:dc="x"><metadata><dc:title>The Sea &amp; Me</dc:title></metadata>
    <manifest><item id="n" href="nav.xhtml" properties="nav"/>${items.join('')}</manifest>
    <spine><itemref idref="n"/>${refs.join('')}</spine></package>`;
  const all: Files = {
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': container,
    'OEBPS/book.opf': book,
    'OEBPS/nav.xhtml': '<html><body><p>Contents</p></body></html>',
    ...Object.fromEntries(
      chapters.map((body, index) => [
        `OEBPS/text/c ${index}.xhtml`,
        `<?xml version="1.0"?><html><head><title>Hidden</title></head><body>${body}</body></html>`,
      ]),
    ),
    ...files,
  };
  return Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(all).map(([name, content]) => [
          name,
          typeof content === 'string' ? strToU8(content) : content,
        ]),
      ),
    ),
  );
};

/** Entities that expand to gigabytes in a parser that expands the entities of a document. */
export const entityBomb = `<!DOCTYPE html [<!ENTITY a "${'x'.repeat(1000)}">${Array.from(
  { length: 9 },
  (_, index) => `<!ENTITY a${index} "${`&a${index === 0 ? '' : index - 1};`.repeat(100)}">`,
).join('')}]><html><body><p>Before &a8; after.</p></body></html>`;
