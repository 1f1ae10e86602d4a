import { useCallback, useEffect, useRef, useState } from 'react';
import { askPlain, type OperationText } from '../network/plain-graphql';

/** Result of a query. */
export interface VisitorAnswer<Data> {
  data: Data | undefined;
  error: unknown;
  loading: boolean;
  refetch: () => Promise<void>;
}

/** Asks once when the page opens, and again on `refetch`; for pages without Apollo Client. */
export function useVisitorQuery<Data, Variables>(
  operation: OperationText<Data, Variables>,
  variables: Variables,
): VisitorAnswer<Data> {
  const [state, setState] = useState<{ data?: Data; error?: unknown; loading: boolean }>({ loading: true });
  const latest = useRef(variables);
  const askedCount = useRef(0);

  const ask = useCallback(async () => {
    askedCount.current += 1;
    const mine = askedCount.current;
    const next = await askPlain(operation, latest.current).then(
      (data) => ({ data, loading: false }),
      (error: unknown) => ({ error, loading: false }),
    );
    // A page that was left, or asked again, waits for this answer no more.
    if (askedCount.current === mine) {
      setState(next);
    }
  }, [operation]);

  useEffect(
    function askWhenOpened() {
      void ask();
      return () => {
        askedCount.current += 1;
      };
    },
    [ask],
  );

  const refetch = useCallback(async () => {
    setState(({ data }) => ({ data, loading: true }));
    await ask();
  }, [ask]);
  return { data: state.data, error: state.error, loading: state.loading, refetch };
}
