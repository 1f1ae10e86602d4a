/** Members of a violation that the app's list subscribes to. */
export const LISTENED = `id registrationNumber transportAgency speedKmh startedAt severity grade isClaimed isOwn isWithdrawn`;

/** A value of the same members and about the same length, which peers send. */
export const VALUE_OF_PEERS = {
  id: '8412345678901',
  registrationNumber: 'LT •••• ••',
  transportAgency: null,
  speedKmh: '76',
  startedAt: '2026-11-25T08:41:00.000Z',
  severity: 'DANGER',
  grade: 'A',
  isClaimed: 'false',
  isOwn: 'false',
  isWithdrawn: 'false',
};

/** The subscription of a side. */
export const SUBSCRIPTION = `subscription { violationCreated { ${LISTENED} } }`;
