import { useEffect, useRef } from 'react';
import { useReconnected } from '../../lib/apollo/connection';
import { isWorkerMessage } from '../../lib/push/worker-messages';

/** Calls back when there may be something new in the inbox: a message came, the page is looked at again, the live connection is back. */
export function useInboxSigns(onSign: () => void): void {
  const latest = useRef(onSign);
  useEffect(function storeLatest() {
    latest.current = onSign;
  });
  useReconnected(onSign);
  useEffect(function listen() {
    const handleVisibility = () => (document.hidden ? undefined : latest.current());
    const handleMessage = ({ data }: MessageEvent) =>
      isWorkerMessage(data) && data.kind === 'pushed' ? latest.current() : undefined;
    const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
    document.addEventListener('visibilitychange', handleVisibility);
    worker?.addEventListener('message', handleMessage);
    return () => {
      document.removeEventListener('visibilitychange', handleVisibility);
      worker?.removeEventListener('message', handleMessage);
    };
  }, []);
}
