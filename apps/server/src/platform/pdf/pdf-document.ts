/** A document that is written as a PDF file. Its texts are plain and ready for the reader. */
export type PdfDocument = {
  title: string;
  /** Language of the texts, for screen readers. */
  language: 'tr' | 'en';
  /** Text at the bottom of each page, before the page number. */
  footer: string;
  blocks: readonly PdfBlock[];
};

export type PdfColumn = {
  title: string;
  /** Share of the table’s width, relative to the other columns. */
  share: number;
  numeric?: boolean;
};

export type PdfBlock =
  | { kind: 'text' | 'note' | 'heading' | 'subheading'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'table'; columns: readonly PdfColumn[]; rows: readonly (readonly string[])[] };
