import { loadPlaceWords } from '../../lib/gazetteer/place-words';
import { preparePdf } from '../../lib/pdf/prepare-pdf';

/** Has all that the PDF of a journey needs stored on the phone, for an end without a network. Rejects where it can't be fetched. */
export async function prepareJourneyPdf(signal: AbortSignal): Promise<void> {
  await Promise.all([import('./pdf/journey-content'), loadPlaceWords(), preparePdf(signal)]);
}
