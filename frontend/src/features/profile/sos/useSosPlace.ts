import { useEffect, useState } from 'react';
import { readAllowedPlace, readPlace, type MeasuredPlace } from '../../../lib/geolocation/current-place';

/** The place for a cry for help: at once where the phone may give it unasked, else once it was asked for. */
export function useSosPlace() {
  const [place, setPlace] = useState<MeasuredPlace | null>(null);
  const [isMeasuring, setIsMeasuring] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(function readIfAllowed() {
    let isGone = false;
    void readAllowedPlace().then((found) => {
      if (!isGone && found !== null) {
        setPlace(found);
      }
    });
    return () => {
      isGone = true;
    };
  }, []);

  async function measure(): Promise<void> {
    setIsMeasuring(true);
    const found = await readPlace();
    setIsMeasuring(false);
    setPlace(found);
    setHasFailed(found === null);
  }
  return { place, isMeasuring, hasFailed, measure };
}
