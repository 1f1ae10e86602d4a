import fc from 'fast-check';
import { compareWithPeers, PEERS_AT_LEAST } from './against-peers';
import type { Exposure } from './rates';

const drove = (km: number, violations: number): Exposure => ({ violations, distanceM: km * 1_000 });
const PEERS = [drove(10_000, 40), drove(12_000, 48), drove(8_000, 32)];

it.each([
  ['above, once all of its interval is', drove(3_000, 31), 'ABOVE'],
  ['not above by its count alone', drove(3_000, 16), 'UNCERTAIN'],
  ['below, once all of its interval is', drove(20_000, 20), 'BELOW'],
  ['nothing on few kilometres, whatever happened', drove(150, 30), 'TOO_LITTLE'],
])('says %s', (_what, own, comparison) => {
  expect(compareWithPeers(own, PEERS)).toMatchObject({ comparison, peerRate: 4 });
});

it('says nothing of fewer peers than would hide each of them', () => {
  const few = PEERS.slice(0, PEERS_AT_LEAST - 1);
  expect(compareWithPeers(drove(3_000, 60), few)).toMatchObject({
    ...{ peerRate: null, comparison: 'UNCERTAIN', rate: { per1000Km: 20 } },
  });
  expect(compareWithPeers(drove(10, 0), few)).toEqual({
    rate: null,
    peerRate: null,
    comparison: 'TOO_LITTLE',
  });
});

it('does not count peers who have hardly driven', () => {
  const short = [drove(100, 50), drove(199, 50)];
  expect(compareWithPeers(drove(3_000, 12), [...PEERS, ...short])).toEqual(
    compareWithPeers(drove(3_000, 12), PEERS),
  );
});

it('never calls anybody worse without the whole interval above the peers', () => {
  const exposure = fc.record({
    violations: fc.integer({ min: 0, max: 400 }),
    distanceM: fc.integer({ min: 1, max: 40_000_000 }),
  });
  fc.assert(
    fc.property(exposure, fc.array(exposure, { maxLength: 8 }), (own, peers) => {
      const { rate, peerRate, comparison } = compareWithPeers(own, peers);
      expect(comparison === 'ABOVE').toBe(rate !== null && peerRate !== null && rate.low > peerRate);
      expect(comparison === 'BELOW').toBe(rate !== null && peerRate !== null && rate.high < peerRate);
      expect(comparison === 'TOO_LITTLE').toBe(rate === null);
    }),
  );
});
