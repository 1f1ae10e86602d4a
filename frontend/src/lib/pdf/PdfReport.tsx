import { Document, Font, Page, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { PDF_MESSAGES } from './messages';
import { PDF_COLORS } from './pdf-colors';
import { PdfText } from './PdfText';
import { printableText } from './printable-text';

/** Width that the contents of a page have, points: A4 without its margins. */
export const PDF_WIDTH = 515;
const MARGIN = 40;

export interface PdfReportProps {
  intl: IntlShape;
  title: string;
  subtitle: string;
  /** When the file is made. */
  generatedAt: Date;
  /** Contents of each page; none may be longer than a page. */
  pages: readonly ReactNode[];
}

/** An A4 document with title, subtitle and time of making on its first page, and the foot of the service on each. */
export function PdfReport({ intl, title, subtitle, generatedAt, pages }: PdfReportProps) {
  // Words are broken by the rules of English otherwise.
  Font.registerHyphenationCallback((word) => [word]);
  const time = intl.formatDate(generatedAt, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <Document title={printableText(title)} author="WakaFine" creator="WakaFine" language={intl.locale}>
      {pages.map((page, index) => (
        <Page key={index} size="A4" style={PAGE}>
          {index === 0 && (
            <View style={{ marginBottom: 14 }}>
              <PdfText style={{ fontFamily: 'Helvetica-Bold', fontSize: 20, color: PDF_COLORS.brand }}>
                {title}
              </PdfText>
              <PdfText style={{ fontSize: 11, marginTop: 6 }}>{subtitle}</PdfText>
              <PdfText style={{ color: PDF_COLORS.subtle, marginTop: 3 }}>
                {intl.formatMessage(PDF_MESSAGES.generated, { time })}
              </PdfText>
            </View>
          )}
          {page}
          <Foot intl={intl} />
        </Page>
      ))}
    </Document>
  );
}

const PAGE = {
  paddingTop: MARGIN,
  paddingHorizontal: MARGIN,
  paddingBottom: MARGIN + 20,
  fontFamily: 'Helvetica',
  fontSize: 9,
  color: PDF_COLORS.ink,
} as const;

function Foot({ intl }: { intl: IntlShape }) {
  return (
    <View
      fixed
      style={{
        position: 'absolute',
        bottom: MARGIN - 12,
        left: MARGIN,
        right: MARGIN,
        flexDirection: 'row',
        justifyContent: 'space-between',
        fontSize: 10,
        color: PDF_COLORS.subtle,
      }}
    >
      <PdfText>{intl.formatMessage(PDF_MESSAGES.service)}</PdfText>
      <Text
        render={({ pageNumber, totalPages }) =>
          printableText(intl.formatMessage(PDF_MESSAGES.page, { page: pageNumber, count: totalPages }))
        }
      />
    </View>
  );
}
