import { useEffect, useRef } from 'react';
import { useReachability } from '../../lib/network/reachability';
import { useSavesData } from '../../lib/own-settings/useSavesData';

/** The start of a journey has the network for itself at first, ms. */
const AFTER_START_MS = 10_000;

/** Has the parts of a PDF stored while a journey is on and there is a network, unless data are to be saved: its receipt may be wanted without one. */
export function useOfflinePdf(isJourneyOn: boolean): void {
  const { isReachable } = useReachability();
  const savesData = useSavesData();
  const isWanted = isJourneyOn && isReachable && !savesData && 'serviceWorker' in navigator;
  const isDone = useRef(false);
  useEffect(
    function storePdfParts() {
      if (!isWanted || isDone.current) {
        return undefined;
      }
      const controller = new AbortController();
      const timer = setTimeout(() => {
        import('../../features/journeys/prepare-journey-pdf')
          .then(({ prepareJourneyPdf }) => prepareJourneyPdf(controller.signal))
          .then(
            () => (isDone.current = true),
            // It is fetched when somebody asks for a PDF.
            () => undefined,
          );
      }, AFTER_START_MS);
      return () => {
        clearTimeout(timer);
        controller.abort();
      };
    },
    [isWanted],
  );
}
