import type { BenchArguments } from './command/arguments';
import { askForProofs, growLog, LEAVES, PROOFS, verifyLog } from './evidence/grown-log';
import type { ProofTimes } from './evidence/grown-log';
import { costInTurns, pushDrives, signedIn } from './evidence/log-cost';
import type { LogCost } from './evidence/log-cost';
import { startProduction } from './sides/production';

/** Result that `npm run bench -- evidence` prints. */
export interface EvidenceResult extends LogCost, ProofTimes {
  readonly name: 'evidence';
  readonly shareLimit: number;
  /** Leaves of the log that is checked, and the time of that, ms. */
  readonly leaves: number;
  readonly verifyMs: number;
  readonly verifyLimitMs: number;
  readonly proofLimitMs: number;
  readonly pass: boolean;
}

const SHARE_LIMIT = 0.1;
const VERIFY_LIMIT_MS = 5_000;
const PROOF_LIMIT_MS = 5;

/**
 * Measures the cost of the log for a push that opens a violation and for one that does not: many phones push at once, with the
 * triggers of the log and without them in turns. Then a log of 100,000 leaves is checked as the command does it, and a proof in it is
 * asked for again and again.
 */
export async function runEvidence(
  { rounds, connections }: BenchArguments,
  print: (line: string) => void,
): Promise<EvidenceResult> {
  print('starting the service');
  const server = await startProduction({ LIMIT_BASIS: 'thresholds', SERVICE_AREA: 'none' });
  try {
    const phones = await signedIn(server, connections);
    const cost = await costInTurns(server, phones, { rounds, print });
    await pushDrives(server, phones.slice(0, 1), 'opening');
    print(`writing ${LEAVES} leaves`);
    const proofId = await growLog(server);
    const verified = await verifyLog(server);
    print(`asking for a proof ${PROOFS} times`);
    const proofs = await askForProofs(server, proofId);
    return {
      name: 'evidence',
      ...cost,
      shareLimit: SHARE_LIMIT,
      ...verified,
      verifyLimitMs: VERIFY_LIMIT_MS,
      ...proofs,
      proofLimitMs: PROOF_LIMIT_MS,
      pass:
        cost.share <= SHARE_LIMIT &&
        verified.verifyMs < VERIFY_LIMIT_MS &&
        proofs.proofCpuMs < PROOF_LIMIT_MS &&
        proofs.proofP50Ms < PROOF_LIMIT_MS,
    };
  } finally {
    await server.stop();
  }
}
