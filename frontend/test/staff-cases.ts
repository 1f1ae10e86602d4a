import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VIEWER } from './api';
import { PROOF } from './violations';

/** Somebody who may act in cases. */
export const SUPERVISOR = {
  ...VIEWER,
  role: 'SUPERVISOR',
  permissions: ['canViewDashboard', 'canSuspendVehicles', 'canViewFullRegistrations'],
  username: 'demo.supervisor',
  mustChangePassword: false,
};
/** Time at which everything happens. */
export const AT = '2026-11-16T09:00:00Z';
/** A record that stands in a signed log, as the API gives it to staff. */
export const RECORD = {
  writtenAt: AT,
  paper: null,
  ...JSON.parse(readFileSync(join(__dirname, '../../domain/src/evidence/golden-evidence.json'), 'utf8')),
};

/** A step of a case as the server answers it. */
export function buildStep(id: string, kind: string, over: object = {}): object {
  const nobody = { decision: null, loweredTo: null, serviceWay: null, reason: null };
  return { id, kind, at: AT, by: 'STAFF', actorName: 'A. Njoya', isOwn: false, ...nobody, ...over };
}

/** A contested case as the server answers it. */
export function buildCase(over: object = {}): Record<string, unknown> {
  return {
    ...{ id: '77', number: 'C-2026-0077', state: 'CONTESTED', version: 5, isAccusation: true, openedAt: AT },
    ...{ servedAt: AT, dueAt: '2026-12-01T23:00:00Z', daysLeft: 12, decision: null, loweredTo: null },
    ...{ isByDefault: false, decidedAt: null, signaturesNeeded: 1, witnessCount: 3, proposal: null },
    ...{ lapsesAt: '2027-05-15T09:00:00Z', reopenableUntil: null },
    violation: {
      ...{ id: '12', vehicleId: '7', registrationNumber: 'LT ••• ZK', severity: 'DANGER', speedKmh: 78.4 },
      ...{ startedAt: AT, grade: 'A', binding: 'BOUND', fineAmountXaf: 25_000, isWithdrawn: false },
      ...{ latitude: 3.8, longitude: 10.13, headingDeg: 90, transportAgency: 'Demo Express' },
      ...{ proofId: RECORD.proofId, verifyPath: `/verify/${RECORD.proofId}#AAECAwQFBgcICQoLDA0ODw` },
      ...PROOF,
    },
    doubts: [
      { kind: 'CONTESTED', amount: null },
      { kind: 'CLOSE_TO_LIMIT', amount: 2.4 },
    ],
    answers: [],
    contests: [
      {
        id: '5',
        statement: 'The sign was hidden.',
        writtenAt: AT,
        showsOwnTrack: true,
        photoUrl: null,
        track: null,
      },
    ],
    steps: [
      buildStep('1', 'OPENED'),
      buildStep('3', 'CONFIRMED', { actorName: 'C. Essomba', reason: 'Three phones.' }),
      buildStep('5', 'CONTESTED', { by: 'HOLDER', actorName: null }),
    ],
    ...over,
  };
}

/** A page of the list of cases. */
export function buildCasePage(nodes: readonly object[]): object {
  return {
    totalCount: nodes.length,
    pageInfo: { hasNextPage: false, endCursor: null },
    edges: nodes.map((node, index) => ({ cursor: String(index), node })),
  };
}

/** Serves a record beside everything else that the app asks for; null: there is none. Gives how often it was asked for. */
export function serveRecord(record: object | null): { asked: number } {
  const { fetch: others } = globalThis;
  const count = { asked: 0 };
  const fetch = (...args: Parameters<typeof globalThis.fetch>) => {
    if (!String(args[0]).startsWith('/api/evidence/')) {
      return others(...args);
    }
    count.asked += 1;
    const isThere = record !== null;
    return Promise.resolve({
      ...{ ok: isThere, status: isThere ? 200 : 404 },
      text: () => Promise.resolve(JSON.stringify(record)),
    });
  };
  Object.assign(globalThis, { fetch });
  return count;
}
