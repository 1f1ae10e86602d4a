import type { IntlShape } from 'react-intl';
import { PDF_MESSAGES } from './messages';
import type { PdfBlock, PdfContent } from './pdf-content';

export interface ContentParts {
  readonly title: string;
  readonly subtitle: string;
  /** Time when the file is made. */
  readonly generatedAt: Date;
  readonly orientation: PdfContent['orientation'];
  /** The blocks of each page; none may be longer than a page, the first with room for the title. */
  readonly pages: readonly (readonly PdfBlock[])[];
}

/** An A4 document with title, subtitle and time of making on its first page, and the foot of the service on each. */
export function buildContent(intl: IntlShape, parts: ContentParts): PdfContent {
  const { title, subtitle, generatedAt, orientation, pages } = parts;
  const time = intl.formatDate(generatedAt, { dateStyle: 'long', timeStyle: 'short' });
  const generated = intl.formatMessage(PDF_MESSAGES.generated, { time });
  const head: PdfBlock = { kind: 'head', title, subtitle, generated };
  const service = intl.formatMessage(PDF_MESSAGES.service);
  return {
    title,
    language: intl.locale,
    orientation,
    pages: pages.map((blocks, index) => ({
      blocks: index === 0 ? [head, ...blocks] : blocks,
      foot: {
        service,
        page: intl.formatMessage(PDF_MESSAGES.page, { page: index + 1, count: pages.length }),
      },
    })),
  };
}
