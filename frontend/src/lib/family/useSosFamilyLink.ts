import { FAMILY_LINK_MIN } from '@wakafine/domain/family/family-link';
import type { Place } from '@wakafine/domain/geo/geo';
import { useRef, useState } from 'react';
import { useViewer } from '../session/session';
import { familyUrl, newFamilyToken, queueFamilyLink } from './queued-family-link';

/** A link for a cry for help. */
export interface SosFamilyLink {
  /** Its address, for the message; it leads nowhere before it is registered. */
  readonly url: string;
  /** Makes it known to the server, at once or as soon as there is a network. */
  readonly register: () => void;
}

/** A link that the phone draws by itself, so that a message carries it with no network at all; it shows the exact place for 12 hours. */
export function useSosFamilyLink(place: Place | null): SosFamilyLink {
  const accountId = useViewer()?.id ?? '';
  const [token] = useState(newFamilyToken);
  const isRegistered = useRef(false);
  return {
    url: familyUrl(token),
    register: () => {
      if (isRegistered.current) {
        return;
      }
      isRegistered.current = true;
      const at = place === null ? null : { lat: place.lat, lng: place.lng };
      const link = {
        token,
        precision: 'EXACT',
        lastsMin: FAMILY_LINK_MIN.max,
        isSos: true,
        place: at,
      } as const;
      void queueFamilyLink(accountId, link);
    },
  };
}
