import { useEffect, useState } from 'react';
import type { MeasuredPlace } from '../../lib/geolocation/current-place';
import { fixFromPosition } from '../../lib/geolocation/phone-fix';
import { watchPosition } from '../../lib/geolocation/watch-position';
import type { MapJourney } from './map-journey';

/** Position of this phone, as far as it is available. */
export interface OwnPlace {
  place: MeasuredPlace | null;
  /** Time when it was there, device time in ms; null without a place. */
  atMs: number | null;
  /** Whether the location is denied or unavailable. */
  isDenied: boolean;
  /** Asks the phone anew after a refusal; null while its journey asks already. */
  retry: (() => void) | null;
}

const NOWHERE = { place: null, atMs: null, isDenied: false };

/** The phone's place: the one that its journey knows, else followed for as long as the page is open. */
export function useOwnPlace(journey: MapJourney | null, isKnown: boolean): OwnPlace {
  const [own, setOwn] = useState<Omit<OwnPlace, 'retry'>>(NOWHERE);
  const [attempt, setAttempt] = useState(0);
  const isFollowedHere = isKnown && (journey === null || journey.isElsewhere);
  useEffect(
    function followPhone() {
      if (!isFollowedHere) {
        return undefined;
      }
      return watchPosition({
        onState: (state) =>
          setOwn((before) => ({ ...before, isDenied: state === 'denied' || state === 'unsupported' })),
        onPosition: (position) => {
          const fix = fixFromPosition(position);
          if (fix !== null) {
            const { lat, lng, accuracyM, recordedAtMs } = fix;
            setOwn({ place: { lat, lng, accuracyM }, atMs: recordedAtMs, isDenied: false });
          }
        },
      });
    },
    [isFollowedHere, attempt],
  );
  if (journey !== null && !journey.isElsewhere) {
    const { place, placedAtMs, isLocationDenied } = journey;
    return { place, atMs: place && placedAtMs, isDenied: isLocationDenied, retry: null };
  }
  return { ...own, retry: () => setAttempt((count) => count + 1) };
}
