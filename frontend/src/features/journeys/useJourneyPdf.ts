import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { RouteMapPoint } from '../../components/route-map/route-map-types';
import { notify } from '../../components/toaster';
import { downloadFile } from '../../lib/download-file';
import { PDF_MESSAGES } from '../../lib/pdf/messages';
import type { JourneyDetail } from './JourneyHeading';

export interface JourneyPdfMaker {
  isMaking: boolean;
  /** Whether the last try failed. */
  hasFailed: boolean;
  /** Makes the file and hands it to the browser's downloads. */
  make: () => Promise<void>;
}

/** Makes the PDF of a journey. The library is fetched when it is asked for: nobody who wants none pays for it. */
export function useJourneyPdf(journey: JourneyDetail, route: readonly RouteMapPoint[]): JourneyPdfMaker {
  const intl = useIntl();
  const [state, setState] = useState<'idle' | 'making' | 'failed'>('idle');

  async function make(): Promise<void> {
    setState('making');
    try {
      const { makeJourneyPdf } = await import('./pdf/make-journey-pdf');
      const file = await makeJourneyPdf({ journey, route, intl, generatedAt: new Date() });
      downloadFile(file, `wakafine-journey-${journey.id}.pdf`);
      setState('idle');
      notify({
        kind: 'success',
        title: intl.formatMessage(PDF_MESSAGES.doneTitle),
        text: intl.formatMessage(PDF_MESSAGES.doneText),
      });
    } catch (error) {
      window.reportError(error);
      setState('failed');
      notify({
        kind: 'error',
        title: intl.formatMessage(PDF_MESSAGES.failedTitle),
        text: intl.formatMessage(PDF_MESSAGES.failedText),
      });
    }
  }

  return { isMaking: state === 'making', hasFailed: state === 'failed', make };
}
