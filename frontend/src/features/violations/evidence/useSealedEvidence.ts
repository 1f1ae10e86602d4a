import { readEvidenceFile, type ProofStatus } from '@wakafine/domain/evidence/evidence-file';
import { judgedPartsOf } from '@wakafine/domain/evidence/judged-parts';
import { useEffect, useState } from 'react';
import { fetchWatched } from '../../../lib/network/reachability';
import { useReachableAgain } from '../../../lib/network/useReachableAgain';
import { speedsOf, type EvidenceSpeeds } from './speed-drawing';

/** The sealed record of an own violation. */
export interface SealedEvidence {
  readonly status: ProofStatus;
  /** Time when it was sealed, ISO. */
  readonly sealedAt: string;
  /** Its number in the public log, from 1; null while it is in no signed tree. */
  readonly entry: number | null;
  /** Null until the fixes are sealed, and once they are erased. */
  readonly speeds: EvidenceSpeeds | null;
}

export interface SealedState {
  /** Null until it is there, and where there is none. */
  readonly sealed: SealedEvidence | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Loads the record of a violation; nothing is asked without its number. */
export function useSealedEvidence(proofId: string | null): SealedState {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ sealed: SealedEvidence | null; of: string } | null>(null);
  const asked = `${proofId}#${attempt}`;
  useEffect(
    function loadRecord() {
      if (proofId === null) {
        return undefined;
      }
      let isCurrent = true;
      readSealed(proofId).then(
        (sealed) => isCurrent && setResult({ sealed, of: asked }),
        () => isCurrent && setResult({ sealed: null, of: asked }),
      );
      return () => {
        isCurrent = false;
      };
    },
    [proofId, asked],
  );
  const retry = () => setAttempt(attempt + 1);
  const hasFailed = result?.of === asked && result.sealed === null;
  useReachableAgain(() => (hasFailed ? retry() : undefined));
  // What is there stays until a later answer takes its place.
  return { sealed: result?.sealed ?? null, hasFailed, retry };
}

async function readSealed(proofId: string): Promise<SealedEvidence> {
  const response = await fetchWatched(`/api/evidence/${encodeURIComponent(proofId)}/proof`, {
    credentials: 'same-origin',
  });
  const answer: unknown = response.ok ? JSON.parse(await response.text()) : null;
  const file = readEvidenceFile(answer);
  if (file === null) {
    throw new Error(`The record answered ${response.status}`);
  }
  const parts = judgedPartsOf(file.parts);
  return {
    status: file.status,
    sealedAt: sealedAtOf(answer),
    entry: file.inclusion === null ? null : file.inclusion.index + 1,
    speeds: parts && speedsOf(parts),
  };
}

function sealedAtOf(answer: unknown): string {
  const at = typeof answer === 'object' && answer !== null && 'writtenAt' in answer ? answer.writtenAt : null;
  if (typeof at !== 'string' || Number.isNaN(Date.parse(at))) {
    throw new Error('The record does not say when it was sealed');
  }
  return at;
}
