import type { IntlShape } from 'react-intl';
import type { ExportedRowFragment } from '../../graphql/generated';
import { formatsOf } from '../../lib/format/format';
import type { PdfBlock } from '../../lib/pdf/pdf-content';
import { qrDrawing } from '../../lib/pdf/qr-drawing';
import { DOCUMENT_MESSAGES } from './messages';

/** Of a code, points: some 4 cm, as readers of cheap phones want it. */
const EDGE = 110;
/** Beside each other, and below each other on a lying page. */
const COLUMNS = 6;
const A_PAGE = COLUMNS * 3;
/** Most codes of a document: twenty pages of them. */
export const DOCUMENT_CODES = 20 * A_PAGE;

/** The pages with the QR codes of the records of violations, each under the number of its row; none where nothing is sealed. */
export function codePages(rows: readonly ExportedRowFragment[], intl: IntlShape): PdfBlock[][] {
  const { timeWithSeconds, date } = formatsOf(intl);
  const sealed = rows.filter(({ verifyPath }) => verifyPath !== null);
  const entries = sealed.slice(0, DOCUMENT_CODES).map(({ id, startedAt, verifyPath }) => ({
    title: intl.formatMessage(DOCUMENT_MESSAGES.code, { id }),
    text: `${date(startedAt)} ${timeWithSeconds(startedAt)}`,
    drawing: qrDrawing(`${window.location.origin}${verifyPath}`, EDGE),
  }));
  return Array.from({ length: Math.ceil(entries.length / A_PAGE) }, (_, page): PdfBlock[] => [
    ...(page === 0 ? headOf({ shown: entries.length, total: sealed.length }, intl) : []),
    { kind: 'codes', columns: COLUMNS, entries: entries.slice(page * A_PAGE, (page + 1) * A_PAGE) },
  ]);
}

function headOf({ shown, total }: { shown: number; total: number }, intl: IntlShape): PdfBlock[] {
  const how = intl.formatMessage(DOCUMENT_MESSAGES.codesHow, { address: window.location.host });
  const rest = intl.formatMessage(DOCUMENT_MESSAGES.codesNewest, { count: shown, total });
  return [
    { kind: 'heading', text: intl.formatMessage(DOCUMENT_MESSAGES.codes) },
    { kind: 'notice', text: shown < total ? `${how} ${rest}` : how },
  ];
}
