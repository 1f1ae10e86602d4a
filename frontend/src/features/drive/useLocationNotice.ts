import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { notify } from '../../components/surface/toaster';
import type { LocationState } from '../../lib/geolocation/watch-position';
import { LOCATION_MESSAGES } from './context/messages';

/**
 * Shows a notice once when the position cannot be had; the banner on the page shows it for as long as it lasts.
 */
export function useLocationNotice(location: LocationState | null): void {
  const { formatMessage } = useIntl();
  const fault = location === 'denied' || location === 'unsupported' ? location : null;
  useEffect(
    function showFault() {
      if (fault !== null) {
        const text = fault === 'denied' ? LOCATION_MESSAGES.error : LOCATION_MESSAGES.unsupported;
        notify({
          kind: 'error',
          title: formatMessage(LOCATION_MESSAGES.errorTitle),
          text: formatMessage(text),
        });
      }
    },
    [fault, formatMessage],
  );
}
