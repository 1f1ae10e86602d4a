import { useIntl } from 'react-intl';
import type { RouteMapPoint } from '../../components/route-map/route-map-types';
import { notify } from '../../components/surface/toaster';
import { useProofText } from '../../components/violation/useProofText';
import { downloadFile } from '../../lib/download-file';
import { useLoadPlaceText } from '../../lib/gazetteer/usePlaceText';
import { PDF_MESSAGES } from '../../lib/pdf/messages';
import { pdfMaker } from '../../lib/pdf/pdf-maker';
import { useFileJob, type FileJobState } from '../../lib/useFileJob';
import type { JourneyDetail } from './shown/JourneyHeading';

export interface JourneyPdfMaker {
  state: FileJobState;
  /** Makes the file and hands it to the browser's downloads. */
  make: () => Promise<void>;
  cancel: () => void;
}

/** Makes the PDF of a journey. The library is fetched when it is asked for: nobody who wants none pays for it. */
export function useJourneyPdf(
  journey: JourneyDetail,
  route: readonly RouteMapPoint[],
  { isJudged = true } = {},
): JourneyPdfMaker {
  const intl = useIntl();
  const { state, start, cancel } = useFileJob();
  const loadPlaceText = useLoadPlaceText();
  const proofText = useProofText();

  async function make(): Promise<void> {
    const gather = async () => {
      const { journeyContent } = await import('./pdf/journey-content');
      const placeText = await loadPlaceText();
      const words = { intl, placeText, proofText };
      return journeyContent({ journey, route, isJudged, ...words, generatedAt: new Date() });
    };
    const end = await start(pdfMaker(gather));
    if (end.kind === 'done') {
      downloadFile(end.file, `wakafine-journey-${journey.id}.pdf`);
      notify({
        kind: 'success',
        title: intl.formatMessage(PDF_MESSAGES.doneTitle),
        text: intl.formatMessage(PDF_MESSAGES.doneText),
      });
    }
    if (end.kind === 'failed') {
      window.reportError(end.error);
      notify({
        kind: 'error',
        title: intl.formatMessage(PDF_MESSAGES.failedTitle),
        text: intl.formatMessage(PDF_MESSAGES.failedText),
      });
    }
  }

  return { state, make, cancel };
}
