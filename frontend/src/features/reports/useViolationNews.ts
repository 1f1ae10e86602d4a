import { useEffect, useRef } from 'react';
import { useRankingGrewSubscription, useRankingMovedSubscription } from '../../graphql/generated';
import { useReconnected } from '../../lib/apollo/connection';

/** The server's ranking is up to 10 s old; asked a little later it includes the new violations. */
const QUIET_MS = 10_500;

/**
 * Calls back when violations were published: at once, and again once the server's ranking must hold them,
 * however many come
 * meanwhile; also when the live connection is back after a loss.
 */
export function useViolationNews(onPublished: () => void): void {
  const latest = useRef(onPublished);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPublishedAgain = useRef(false);
  useEffect(function storeLatest() {
    latest.current = onPublished;
  });
  useEffect(function stopWithScreen() {
    return () => clearTimeout(timer.current);
  }, []);

  function rest(): void {
    isPublishedAgain.current = false;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      latest.current();
      if (isPublishedAgain.current) {
        rest();
      }
    }, QUIET_MS);
  }

  function accept(): void {
    if (timer.current !== undefined) {
      isPublishedAgain.current = true;
      return;
    }
    latest.current();
    rest();
  }

  useReconnected(accept);
  useRankingGrewSubscription({ ignoreResults: true, onData: accept });
  useRankingMovedSubscription({ ignoreResults: true, onData: accept });
}
