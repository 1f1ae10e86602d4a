import { useEffect, useState } from 'react';
import { useLiveSocket, useReconnected } from '../../../lib/apollo/connection';
import { announceSessionDoubt } from '../../../lib/errors/session-lost';

/**
 * Number of times the server has closed the socket for good; after each, and after a loss, the app asks who is
 * signed in.
 */
export function useRefusals(): number {
  const socket = useLiveSocket();
  const [count, setCount] = useState(0);
  useEffect(
    function countRefusals() {
      return socket.onRefused(() => setCount((before) => before + 1));
    },
    [socket],
  );
  useReconnected(announceSessionDoubt);
  return count;
}
