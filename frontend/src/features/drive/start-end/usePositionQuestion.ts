import { useEffect, useState } from 'react';
import {
  followPositionPermission,
  isPositionRefused,
  type PositionPermission,
} from '../../../lib/geolocation/position-permission';

export interface PositionQuestion {
  /** Whether the position is refused, so that a journey measures nothing. */
  isRefused: boolean;
  /** Asks for the position before a start; gives whether to go on: it is allowed, or the user knows that it is refused. */
  ask: () => Promise<boolean>;
}

/** The question for the position before a journey, and its answer as it changes. */
export function usePositionQuestion(): PositionQuestion {
  const [permission, setPermission] = useState<PositionPermission>('unknown');
  useEffect(() => followPositionPermission(setPermission), []);
  const isRefused = permission === 'denied';
  return {
    isRefused,
    async ask() {
      if (isRefused) {
        return true;
      }
      const isRefusedNow = await isPositionRefused();
      if (isRefusedNow) {
        setPermission('denied');
      }
      return !isRefusedNow;
    },
  };
}
