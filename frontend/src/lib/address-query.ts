import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** Sets the query of the address; Back returns to the one before, unless it is replaced. */
export type SetQuery = (next: URLSearchParams, how?: { isReplaced: boolean }) => void;

/**
 * The query of the address for what is asked of the server. The router changes its own in a transition, which is rendered
 * beside the page that still stands, and a question that is asked one way by the one and another way by the other is asked
 * without end: here it changes at once, and after the router's own when somebody goes back.
 */
export function useAddressQuery(): [URLSearchParams, SetQuery] {
  const [query, setQuery] = useSearchParams();
  const [accepted, setAccepted] = useState(query);
  const latest = useRef(query.toString());
  useEffect(
    function followHistory() {
      if (query.toString() !== latest.current) {
        latest.current = query.toString();
        setAccepted(query);
      }
    },
    [query],
  );
  const { pathname } = useLocation();
  useEffect(
    // Anyone who goes back before the router's transition has ended changes nothing of the router's own query.
    function followBack() {
      const follow = () => {
        if (window.location.pathname === pathname) {
          const back = new URLSearchParams(window.location.search);
          latest.current = back.toString();
          setAccepted(back);
        }
      };
      window.addEventListener('popstate', follow);
      return () => window.removeEventListener('popstate', follow);
    },
    [pathname],
  );
  const accept = useCallback<SetQuery>(
    (next, { isReplaced } = { isReplaced: false }) => {
      latest.current = next.toString();
      setAccepted(next);
      setQuery(next, { replace: isReplaced, preventScrollReset: true });
    },
    [setQuery],
  );
  return [accepted, accept];
}
