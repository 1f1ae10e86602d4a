import { useEffect, useState } from 'react';
import { measureClockOffset } from '../../../../lib/geolocation/server-clock';
import { useNow } from '../../../../lib/useNow';

/** Times are whole minutes. */
const TICK_MS = 30_000;

/** Time of the server as far as the device has measured it, ms, moved on twice a minute; that of the device where the server can not be reached. */
export function useServerNow(): number {
  const [offsetMs, setOffsetMs] = useState(0);
  useEffect(function measureOnce() {
    void measureClockOffset().then(setOffsetMs);
  }, []);
  return useNow(true, TICK_MS) + offsetMs;
}
