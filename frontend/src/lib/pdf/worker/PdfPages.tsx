import { Document, Page, View } from '@react-pdf/renderer';
import type { PdfContent, PdfPageContent } from '../pdf-content';
import { PDF_COLORS } from '../pdf-colors';
import { PDF_FOOT, PDF_MARGIN, PDF_PAGE_HEIGHT } from '../pdf-measures';
import { BASE_FAMILY } from './font-runs';
import { PdfBlockView } from './PdfBlockView';
import { PdfText } from './PdfText';

/** The pages of a document on A4. */
export function PdfPages({ content: { pages, orientation } }: { content: PdfContent }) {
  return (
    <Document>
      {pages.map(({ blocks, foot }, index) => (
        // A page that may not be broken is only as high as its content by default.
        <Page
          key={index}
          size="A4"
          orientation={orientation}
          wrap={false}
          style={{ ...PAGE, minHeight: PDF_PAGE_HEIGHT[orientation] }}
        >
          {blocks.map((block, place) => (
            <PdfBlockView key={place} block={block} />
          ))}
          <Foot foot={foot} />
        </Page>
      ))}
    </Document>
  );
}

const PAGE = {
  paddingTop: PDF_MARGIN,
  paddingHorizontal: PDF_MARGIN,
  paddingBottom: PDF_MARGIN + PDF_FOOT,
  fontFamily: BASE_FAMILY,
  color: PDF_COLORS.ink,
} as const;

function Foot({ foot: { service, page } }: { foot: PdfPageContent['foot'] }) {
  return (
    <View
      style={{
        position: 'absolute',
        bottom: PDF_MARGIN - 14,
        left: PDF_MARGIN,
        right: PDF_MARGIN,
        flexDirection: 'row',
        justifyContent: 'space-between',
        color: PDF_COLORS.subtle,
      }}
    >
      <PdfText style={{ fontSize: 10 }}>{service}</PdfText>
      <PdfText style={{ fontSize: 10 }}>{page}</PdfText>
    </View>
  );
}
