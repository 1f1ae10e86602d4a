import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { notify } from '../../../components/surface/toaster';
import { readPlace } from '../../../lib/geolocation/current-place';
import { LOCATION_MESSAGES } from '../form/messages';

/** Permission of the browser for the location; `unknown` where it can't be read without asking. */
export type LocationAccess = PermissionState | 'unknown';

/** The permission to know the place as the browser gives it, and a test that reads the place once. */
export function useLocationTest() {
  const { formatMessage } = useIntl();
  const access = useLocationAccess();
  const [isTesting, setIsTesting] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  async function test(): Promise<void> {
    setIsTesting(true);
    const place = await readPlace();
    setIsTesting(false);
    setHasFailed(place === null);
    notify(
      place === null
        ? {
            kind: 'error',
            title: formatMessage(LOCATION_MESSAGES.error),
            text: formatMessage(LOCATION_MESSAGES.errorText),
          }
        : {
            kind: 'success',
            title: formatMessage(LOCATION_MESSAGES.works),
            text: formatMessage(LOCATION_MESSAGES.worksText),
          },
    );
  }
  return { access, isTesting, hasFailed, test };
}

function useLocationAccess(): LocationAccess {
  const [access, setAccess] = useState<LocationAccess>('unknown');
  useEffect(function followPermission() {
    let isGone = false;
    let status: PermissionStatus | undefined;
    const read = () => setAccess(status?.state ?? 'unknown');
    async function follow(): Promise<void> {
      const found = await navigator.permissions.query({ name: 'geolocation' });
      if (!isGone) {
        status = found;
        found.addEventListener('change', read);
        read();
      }
    }
    // Older browsers have no such question.
    void follow().catch(() => undefined);
    return () => {
      isGone = true;
      status?.removeEventListener('change', read);
    };
  }, []);
  return access;
}
