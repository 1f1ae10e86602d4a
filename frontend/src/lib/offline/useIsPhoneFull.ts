import { useEffect, useState } from 'react';

/** Reserve for the positions of journeys: those of many hours, bytes. */
const RESERVED_BYTES = 20_000_000;

/**
 * Whether the browser has so little room left that photos would leave none for journeys; false where it is
 * unknown.
 */
export function useIsPhoneFull(): boolean {
  const [isFull, setIsFull] = useState(false);
  useEffect(function askBrowser() {
    let isCurrent = true;
    void isPhoneFull().then((full) => isCurrent && setIsFull(full));
    return () => {
      isCurrent = false;
    };
  }, []);
  return isFull;
}

/** The same, asked once. */
export async function isPhoneFull(): Promise<boolean> {
  return (await freeBytes()) < RESERVED_BYTES;
}

async function freeBytes(): Promise<number> {
  // The DOM types promise it, but it is absent on pages that are not served securely.
  const storage = 'storage' in navigator ? navigator.storage : undefined;
  try {
    const answer = await storage?.estimate();
    return answer?.quota === undefined ? Infinity : answer.quota - (answer.usage ?? 0);
  } catch {
    return Infinity;
  }
}
