import type { SpeedThresholds } from '@wakafine/domain/speed/zones';
import { useEffect, useMemo, useState } from 'react';
import { atRest } from '../../lib/storage/at-rest';
import type { PhoneLimits, ReadLimit } from '../../lib/limits/phone-limits';
import { useReachableAgain } from '../../lib/network/useReachableAgain';
import type { DriveJourney } from './record/drive-journey';

/** So long after the page has come to rest the limits are loaded for a later journey, ms. */
const LATER_MS = 15_000;

/**
 * Gives a reader of the legal limit at each fix of a journey, from the limits stored on this phone. They are
 * loaded once the
 * page has come to rest, without a journey some seconds later, and again whenever the server is back, where there may be newer
 * ones. Null without a journey, and before they are there.
 */
export function useReadLimit(journey: DriveJourney | null, thresholds: SpeedThresholds): ReadLimit | null {
  const [limits, setLimits] = useState<PhoneLimits | null>(null);
  const [backCount, setBackCount] = useState(0);
  useReachableAgain(() => setBackCount((count) => count + 1));
  const vehicleType = journey?.vehicleType ?? null;
  const isUnderWay = vehicleType !== null;
  useEffect(
    function loadLimits() {
      let stop: (() => void) | null = null;
      let isOver = false;
      void atRest()
        .then(() => (isUnderWay ? undefined : waited(LATER_MS)))
        .then(() => (isOver ? null : loadParts()))
        .then((parts) => {
          stop =
            isOver || parts === null ? null : parts[0].followLimits(setLimits, { isAgain: backCount > 0 });
        })
        .catch(() => undefined);
      return () => {
        isOver = true;
        stop?.();
      };
    },
    [backCount, isUnderWay],
  );
  const vehicleClass = journey?.vehicleClass ?? null;
  const classFrom = journey?.vehicleClassFrom ?? null;
  return useMemo(() => {
    if (limits === null || vehicleType === null) {
      return null;
    }
    const isBound = vehicleClass !== null && classFrom !== null;
    const vehicleClasses = isBound ? [{ vehicleClass, fromMs: Date.parse(classFrom) }] : [];
    return limits.readerFor({ vehicleType, vehicleClasses }, thresholds);
  }, [limits, vehicleType, vehicleClass, classFrom, thresholds]);
}

/** The limits, and what draws their sign, so that it is there with the first of them. */
function loadParts() {
  return Promise.all([import('../../lib/limits/follow-limits'), import('./driving-screen/LimitRow')]);
}

function waited(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
