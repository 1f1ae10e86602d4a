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
export function useViolationNews(onTold: () => void): void {
  const latest = useRef(onTold);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isToldAgain = useRef(false);
  useEffect(function keepLatest() {
    latest.current = onTold;
  });
  useEffect(function stopWithScreen() {
    return () => clearTimeout(timer.current);
  }, []);

  function rest(): void {
    isToldAgain.current = false;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      latest.current();
      if (isToldAgain.current) {
        rest();
      }
    }, QUIET_MS);
  }

  function take(): void {
    if (timer.current !== undefined) {
      isToldAgain.current = true;
      return;
    }
    latest.current();
    rest();
  }

  useReconnected(take);
  useRankingGrewSubscription({ ignoreResults: true, onData: take });
  useRankingMovedSubscription({ ignoreResults: true, onData: take });
}
