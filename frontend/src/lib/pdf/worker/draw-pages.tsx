import layoutDocument, { type DocumentNode } from '@react-pdf/layout';
import renderPdf from '@react-pdf/render';
import { Font, pdf } from '@react-pdf/renderer';
import PDFDocument from 'pdfkit';
import type { PdfContent } from '../pdf-content';
import { PdfPages } from './PdfPages';
import { fetchFonts } from './fetch-fonts';

/** Pages that are laid out at once; progress is reported after each lot. */
const LOT = 2;
const SERVICE = 'WakaFine';

/** The file that is written, as far as it is used here. */
interface PdfFile {
  on(event: 'data', listener: (chunk: Uint8Array) => void): unknown;
  on(event: 'end', listener: () => void): unknown;
  end(): void;
}

/** The types of the package leave the fonts out. */
const layOut = layoutDocument as (
  document: DocumentNode,
  fonts: typeof Font,
) => ReturnType<typeof layoutDocument>;

/**
 * Draws a document and gives the bytes of its file. `@react-pdf/renderer` lays out whole documents and says nothing until it is done;
 * its parts are therefore used one by one, some pages at a time, all into one file.
 * @throws Error when the letters that it needs can't be fetched
 */
export async function drawPages(
  content: PdfContent,
  onProgress: (drawnPages: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  await fetchFonts(content);
  const { title, language, pages } = content;
  const file: PdfFile = new PDFDocument({
    autoFirstPage: false,
    displayTitle: true,
    lang: language,
    info: { Title: title, Author: SERVICE, Creator: SERVICE, Producer: SERVICE },
  });
  const chunks: Uint8Array[] = [];
  file.on('data', (chunk) => chunks.push(chunk));
  const isWritten = new Promise<void>((resolve) => file.on('end', resolve));
  const end = file.end.bind(file);
  // Else the first lot would be the last: rendering ends the file.
  file.end = () => undefined;
  for (let from = 0; from < pages.length; from += LOT) {
    const lot = pages.slice(from, from + LOT);
    const { container } = pdf(<PdfPages content={{ ...content, pages: lot }} />);
    renderPdf(file, await layOut(container.document, Font));
    onProgress(from + lot.length);
  }
  end();
  await isWritten;
  return joined(chunks);
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
