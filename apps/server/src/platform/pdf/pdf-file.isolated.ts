import { fileURLToPath } from 'node:url';
import PdfKit from 'pdfkit';
import type { PdfBlock, PdfColumn, PdfDocument } from './pdf-document.ts';

/** Writes a document as a PDF file on A4, black on white. All lengths in this file are in points (1/72 inch). */

const font = (name: string): string => fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url));
const fonts = { regular: font('inter-regular'), bold: font('inter-semibold') };

const margin = { top: 48, bottom: 56, left: 48, right: 48 };
const sizes = { title: 18, heading: 13, subheading: 10.5, text: 9.5, note: 8.5, table: 8.5, footer: 8 };
const colours = { text: '#000000', note: '#444444', line: '#999999' };
const cellGap = 8;
const rowGap = 3;

type Doc = InstanceType<typeof PdfKit>;
type Style = 'title' | 'heading' | 'subheading' | 'text' | 'note';

const bottomOf = (doc: Doc): number => doc.page.height - margin.bottom;
const widthOf = (doc: Doc): number => doc.page.width - margin.left - margin.right;

/** Starts a new page when less than `height` points are free. */
const makeRoom = (doc: Doc, height: number): void => {
  if (doc.y + height > bottomOf(doc)) doc.addPage();
};

const isBold = (style: Style): boolean => style === 'title' || style === 'heading' || style === 'subheading';
/** Space above a text of each style, and free space that must remain below a heading on the same page, in points. */
const spaces: Readonly<Record<Style, { above: number; keep: number }>> = {
  title: { above: 0, keep: 60 },
  heading: { above: 14, keep: 60 },
  subheading: { above: 8, keep: 40 },
  text: { above: 4, keep: 0 },
  note: { above: 3, keep: 0 },
};

const setStyle = (doc: Doc, style: Style): void => {
  doc
    .font(isBold(style) ? 'bold' : 'regular')
    .fontSize(sizes[style])
    .fillColor(style === 'note' ? colours.note : colours.text);
};

const writeText = (doc: Doc, style: Style, text: string): void => {
  setStyle(doc, style);
  const { above, keep } = spaces[style];
  makeRoom(doc, above + keep + sizes[style]);
  doc.text(text, margin.left, doc.y + above, { width: widthOf(doc), lineGap: 1.5 });
};

const writeList = (doc: Doc, items: readonly string[]): void => {
  setStyle(doc, 'text');
  const width = widthOf(doc) - 12;
  for (const item of items) {
    const height = doc.heightOfString(item, { width, lineGap: 1.5 });
    makeRoom(doc, Math.min(height, 200) + rowGap);
    const y = doc.y + rowGap;
    doc.text('•', margin.left, y, { lineBreak: false });
    doc.text(item, margin.left + 12, y, { width, lineGap: 1.5 });
  }
};

const writeTable = (doc: Doc, columns: readonly PdfColumn[], rows: readonly (readonly string[])[]): void => {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const free = widthOf(doc) - cellGap * (columns.length - 1);
  const widths = columns.map(({ share }) => (free * share) / shares);
  const writeRow = (cells: readonly string[], name: 'bold' | 'regular') => {
    doc.font(name).fontSize(sizes.table).fillColor(colours.text);
    const heights = cells.map((cell, index) => doc.heightOfString(cell, { width: widths[index] }));
    const height = Math.max(...heights);
    const hasRoom = doc.y + height + 2 * rowGap <= bottomOf(doc);
    if (!hasRoom) {
      doc.addPage();
      if (name === 'regular') writeHead();
      doc.font(name).fontSize(sizes.table).fillColor(colours.text);
    }
    const y = doc.y + rowGap;
    let x = margin.left;
    for (const [index, cell] of cells.entries()) {
      const width = widths[index] ?? 0;
      doc.text(cell, x, y, { width, align: columns[index]?.numeric ? 'right' : 'left' });
      x += width + cellGap;
    }
    const end = y + height + rowGap;
    doc.moveTo(margin.left, end).lineTo(doc.page.width - margin.right, end);
    doc.lineWidth(0.5).strokeColor(colours.line).stroke();
    doc.x = margin.left;
    doc.y = end;
  };
  const writeHead = () =>
    writeRow(
      columns.map(({ title }) => title),
      'bold',
    );
  makeRoom(doc, 50);
  writeHead();
  for (const row of rows) writeRow(row, 'regular');
};

const writeBlock = (doc: Doc, block: PdfBlock): void => {
  if (block.kind === 'list') writeList(doc, block.items);
  else if (block.kind === 'table') writeTable(doc, block.columns, block.rows);
  else writeText(doc, block.kind, block.text);
};

/** Writes the footer and the page number on every page. */
const writeFooters = (doc: Doc, footer: string): void => {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    // The bottom margin is removed, because a text below the margin would start a new page.
    doc.page.margins.bottom = 0;
    doc.font('regular').fontSize(sizes.footer).fillColor(colours.note);
    doc.text(`${footer} · ${page + 1} / ${count}`, margin.left, doc.page.height - 36, {
      width: widthOf(doc),
      align: 'center',
      lineBreak: false,
    });
  }
};

/** Returns a PDF file as base64 text. @param input the document (`PdfDocument`) as JSON */
export const run = async (input: Buffer): Promise<string> => {
  const { title, language, footer, blocks } = JSON.parse(input.toString('utf8')) as PdfDocument;
  const doc = new PdfKit({
    size: 'A4',
    margins: margin,
    bufferPages: true,
    lang: language,
    info: { Title: title, Creator: 'Pratik', Producer: 'Pratik' },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  doc.registerFont('regular', fonts.regular);
  doc.registerFont('bold', fonts.bold);
  writeText(doc, 'title', title);
  for (const block of blocks) writeBlock(doc, block);
  writeFooters(doc, footer);
  doc.end();
  await ended;
  return Buffer.concat(chunks).toString('base64');
};
