import { useEffect, useState } from 'react';

/** Whether something has been true for so long, ms: what passes at once need not be shown. */
export function useLasting(isTrue: boolean, ms: number): boolean {
  const [since, setSince] = useState(false);
  useEffect(
    function waitAndSee() {
      const timer = setTimeout(() => setSince(isTrue), isTrue ? ms : 0);
      return () => clearTimeout(timer);
    },
    [isTrue, ms],
  );
  return isTrue && since;
}
