import { indexLimits } from '../limits/limit-index';
import { shippedLimits } from '../limits/shipped-limits';
import { MONDAY_8_MS } from '../testing/gaps';
import { readSegments, readTowns } from '../testing/geodata';
import { limitOfSegment, limitProfile } from './limit-profile';

const basis = { kind: 'register', index: indexLimits(shippedLimits(readTowns())) } as const;
const { segments } = readSegments();

test('limits along a segment are those of its towns and of the open road, from one end to the other', () => {
  const asked = { basis, vehicleClass: 'BUS', atMs: MONDAY_8_MS } as const;
  for (const segment of segments.filter(({ road }) => road === 'N3')) {
    const profile = limitProfile(segment, asked);
    expect(profile[0]?.fromM).toBe(0);
    expect(Math.abs((profile.at(-1)?.toM ?? 0) - segment.lengthM)).toBeLessThanOrEqual(1);
    profile.slice(1).forEach(({ fromM }, index) => expect(fromM).toBe(profile[index]?.toM));
    expect(profile.every(({ limitKmh }) => [60, 90].includes(limitKmh))).toBe(true);
    expect(profile.map(({ limitKmh }) => limitKmh)).toContain(limitOfSegment(segment, asked));
  }
  const edea = segments.filter(({ towns, isInTown }) => isInTown && towns[0] === 'Edéa');
  expect(
    edea.flatMap((segment) => limitProfile(segment, asked)).some(({ limitKmh }) => limitKmh === 60),
  ).toBe(true);
});
