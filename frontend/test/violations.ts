/** Proof of a violation as the server answers it. */
export const PROOF = {
  provenKmh: 71.9,
  provenS: 30,
  isOverGaps: false,
  limitKmh: 60,
  limitZone: 'TOWN' as const,
  limitPlace: 'Edéa',
  limitSource: 'Survey',
  isLimitConfirmed: true,
};
/** Proof of a claim: none. */
export const NO_PROOF = {
  ...{ provenKmh: null, provenS: null, uncertaintyKmh: null, isOverGaps: false },
  ...{ limitKmh: null, limitZone: null, limitPlace: null, limitSource: null, isLimitConfirmed: null },
};
/** The violation as a public row. */
export const PUBLIC_PROOF = {
  ...PROOF,
  provenKmh: 71,
  provenS: null,
  limitZone: null,
  limitPlace: null,
  limitSource: null,
};

/** A violation of one's own as the server answers it, with all its details. */
export function buildDetailedViolation(over: object = {}): object {
  return {
    id: '12',
    journeyId: '900',
    registrationNumber: 'SW-452-CM',
    transportAgency: 'Musango Bus Service',
    category: 'PUBLIC',
    vehicleType: 'BUS',
    speedKmh: 78.4,
    meanSpeedKmh: 71.2,
    ...PROOF,
    uncertaintyKmh: 2.4,
    startedAt: '2026-11-14T08:59:50Z',
    endedAt: '2026-11-14T09:03:20Z',
    latitude: 4.0511,
    longitude: 9.7679,
    headingDeg: null,
    severity: 'DANGER',
    grade: 'B',
    isClaimed: false,
    isOwn: true,
    isWithdrawn: false,
    reported: false,
    status: 'UNDER_REVIEW',
    violationType: 'SPEEDING',
    agencyPhone: '+237 233 42 00 00',
    vehicleStatus: 'ACTIVE',
    previousViolations: 3,
    fineAmountXaf: 25_000,
    case: null,
    verifyPath: null,
    ...over,
  };
}

/** A page of violations as the server answers it; `endCursor` names the next page, null where there is none. */
export function buildViolationPage(nodes: readonly object[], totalCount: number, endCursor: string | null) {
  return {
    totalCount,
    pageInfo: { hasNextPage: endCursor !== null, hasPreviousPage: false, startCursor: null, endCursor },
    edges: nodes.map((node, index) => ({ cursor: String(index), node })),
  };
}
