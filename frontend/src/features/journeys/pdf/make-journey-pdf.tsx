import { pdf } from '@react-pdf/renderer';
import { JourneyPdf, type JourneyPdfProps } from './JourneyPdf';

/** The PDF of a journey. @throws whatever the PDF library throws */
export function makeJourneyPdf(props: JourneyPdfProps): Promise<Blob> {
  return pdf(<JourneyPdf {...props} />).toBlob();
}
