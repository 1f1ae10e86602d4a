import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { StaffCaseDetailDocument, type StaffCaseRowFragment } from '../../../../graphql/staff';
import type { AskedProof } from './useProofs';

export interface Neighbours {
  readonly previousId: string | null;
  readonly nextId: string | null;
}

/** The cases before and after one in the list that it was opened from. */
export function neighboursOf(rows: readonly StaffCaseRowFragment[], caseId: string): Neighbours {
  const at = rows.findIndex(({ id }) => id === caseId);
  return {
    previousId: at === -1 ? null : (rows[at - 1]?.id ?? null),
    nextId: at === -1 ? null : (rows[at + 1]?.id ?? null),
  };
}

/** Fetches the next case with its record while the reader is at this one: a look that its holder can read of as well. */
export function usePrefetch(caseId: string | null, ask: (proof: AskedProof) => void): void {
  const client = useApolloClient();
  useEffect(
    function fetchNext() {
      if (caseId === null) {
        return;
      }
      client.query({ query: StaffCaseDetailDocument, variables: { id: caseId } }).then(
        ({ data }) => {
          const proofId = data?.case?.violation?.proofId ?? null;
          if (data?.case && proofId !== null) {
            ask({ proofId, version: data.case.version });
          }
        },
        // It is asked for again once it is opened.
        () => undefined,
      );
    },
    [client, caseId, ask],
  );
}
