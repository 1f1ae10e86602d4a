import { useCallback, useRef, useState } from 'react';
import { checkProof, type CheckedProof } from '../../../../lib/evidence/check-proof';

/** A record as far as this browser knows it. */
export type KnownProof =
  | { readonly kind: 'checking' | 'missing' | 'failed' }
  | { readonly kind: 'checked'; readonly proof: CheckedProof };

/** A record as it was at a version of its case, which may seal another one. */
export interface AskedProof {
  readonly proofId: string;
  readonly version: number;
}

export interface Proofs {
  of: (asked: AskedProof | null) => KnownProof;
  /** Fetches and checks a record, unless that is done or under way. */
  ask: (asked: AskedProof) => void;
}

/** So many records are stored: the one that is shown, its neighbours, and those that were shown last. */
const MOST_STORED = 6;
const CHECKING: KnownProof = { kind: 'checking' };
const MISSING: KnownProof = { kind: 'missing' };

/** Records that this page has fetched and checked itself. */
export function useProofs(): Proofs {
  const [known, setKnown] = useState<ReadonlyMap<string, KnownProof>>(new Map());
  const asking = useRef(new Set<string>());
  const store = useCallback((key: string, proof: KnownProof) => {
    setKnown(
      (before) =>
        new Map([...[...before].filter(([each]) => each !== key).slice(1 - MOST_STORED), [key, proof]]),
    );
  }, []);
  const ask = useCallback(
    (asked: AskedProof) => {
      const key = keyOf(asked);
      if (asking.current.has(key)) {
        return;
      }
      asking.current.add(key);
      checkProof(asked.proofId, '').then(
        (proof) => store(key, proof === null ? MISSING : { kind: 'checked', proof }),
        () => {
          asking.current.delete(key);
          store(key, { kind: 'failed' });
        },
      );
    },
    [store],
  );
  const of = useCallback(
    (asked: AskedProof | null) => (asked === null ? MISSING : (known.get(keyOf(asked)) ?? CHECKING)),
    [known],
  );
  return { of, ask };
}

function keyOf({ proofId, version }: AskedProof): string {
  return `${proofId} ${version}`;
}
