import type { ZoneViolationFragment } from '../../graphql/generated';
import { PUBLIC_PROOF } from '../../../test/violations';
import { hasShrunk, withViolation, type ZoneLists } from './zone-lists';

function buildViolation(id: string, over: Partial<ZoneViolationFragment> = {}): ZoneViolationFragment {
  return {
    id,
    registrationNumber: 'SW-•••-CM',
    transportAgency: null,
    category: 'PRIVATE',
    ...PUBLIC_PROOF,
    speedKmh: 57,
    startedAt: '2026-11-14T09:00:00Z',
    severity: 'CAUTION',
    grade: 'A',
    isClaimed: false,
    isOwn: false,
    isWithdrawn: false,
    ...over,
  };
}

const EMPTY: ZoneLists = { caution: [], warning: [], danger: [] };

/** Ids of each column after the violations were received one after another. */
function idsAfter(...received: ZoneViolationFragment[]) {
  const lists = received.reduce(withViolation, EMPTY);
  return [lists.caution, lists.warning, lists.danger].map((column) =>
    column.map((violation) => violation.id).join(' '),
  );
}

describe('withViolation', () => {
  it('puts a violation into the column of its severity', () => {
    expect(idsAfter(buildViolation('1', { severity: 'DANGER' }))).toEqual(['', '', '1']);
  });

  it('shows one that is received twice once', () => {
    expect(idsAfter(buildViolation('1'), buildViolation('1', { speedKmh: 59 }))).toEqual(['1', '', '']);
  });

  it('moves one whose severity rises', () => {
    expect(idsAfter(buildViolation('1'), buildViolation('1', { severity: 'WARNING' }))).toEqual([
      '',
      '1',
      '',
    ]);
  });

  it('retains the newest two, whatever the order in which they are received', () => {
    const [nine, ten, eleven] = ['09', '10', '11'].map((hour) =>
      buildViolation(hour, { startedAt: `2026-11-14T${hour}:00:00Z` }),
    );
    expect(
      idsAfter(eleven as ZoneViolationFragment, nine as ZoneViolationFragment, ten as ZoneViolationFragment),
    ).toEqual(['11 10', '', '']);
  });

  it('shows what is received before what was received of the same minute', () => {
    expect(idsAfter(buildViolation('1'), buildViolation('2'), buildViolation('3'))).toEqual(['3 2', '', '']);
  });

  it.each([
    ['withdrawn', { isWithdrawn: true }],
    ['weakly proved', { grade: 'C' }],
    ['claimed', { isClaimed: true }],
  ] as const)('removes one that is %s', (_what, over) => {
    expect(idsAfter(buildViolation('1'), buildViolation('1', over))).toEqual(['', '', '']);
  });
});

describe('hasShrunk', () => {
  it('asks for more only when a column lost a row', () => {
    const one = withViolation(EMPTY, buildViolation('1'));
    expect(hasShrunk(EMPTY, one)).toBe(false);
    expect(hasShrunk(one, withViolation(one, buildViolation('1', { isWithdrawn: true })))).toBe(true);
  });
});
