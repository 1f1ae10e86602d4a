import { useEffect, useRef } from 'react';
import {
  useAcknowledgeNoticeMutation,
  useViolationCaseQuery,
  type OwnCaseFragment,
} from '../../../graphql/generated';

const PROOF_ID = /^\/verify\/([0-9a-f]{32})#/;

export interface OwnCase {
  /** Whether it is known if there is a case. */
  isKnown: boolean;
  /** Null without a case, and until it is known. */
  known: OwnCaseFragment | null;
  /** Path of the page that checks the record of the violation; null without a record, and until it is known. */
  verifyPath: string | null;
  /** Number of that record; null likewise. */
  proofId: string | null;
  reload: () => void;
}

/** The case of an own violation; of one of somebody else nothing is asked. A notice that is shown counts as received. */
export function useOwnCase(violationId: string, { isOwn }: { isOwn: boolean }): OwnCase {
  const { data, refetch } = useViolationCaseQuery({ variables: { id: violationId }, skip: !isOwn });
  const [acknowledge] = useAcknowledgeNoticeMutation();
  const known = data?.violation?.case ?? null;
  const isUnread = known?.state === 'NOTICE' && known.servedAt === null;
  const hasReported = useRef(false);
  useEffect(
    function acknowledgeShownNotice() {
      if (isUnread && !hasReported.current) {
        hasReported.current = true;
        // Without a network it is reported the next time that it is shown.
        void acknowledge({ variables: { violationId } }).catch(() => (hasReported.current = false));
      }
    },
    [acknowledge, isUnread, violationId],
  );
  const verifyPath = data?.violation?.verifyPath ?? null;
  const reload = () => void refetch().catch(() => undefined);
  const proofId = verifyPath === null ? null : (PROOF_ID.exec(verifyPath)?.[1] ?? null);
  return { isKnown: data !== undefined, known, verifyPath, proofId, reload };
}
