import { distanceBetweenM } from '../geo/geo';
import { readSegments } from '../testing/geodata';
import { lineFromSteps } from './segment-line';
import { stretchLines } from './stretch-lines';

const { segments } = readSegments();
const pick = (ids: readonly string[]) =>
  segments.filter(({ id }) => ids.includes(id)).map(({ line }) => lineFromSteps(line));
const IDS = ['N3-022', 'N3-023'];
const [first = [], second = []] = pick(IDS);

test('run along their segments without a gap, as long as these', () => {
  const [stretch] = stretchLines(segments, [{ direction: 'ALONG', segments: IDS }]);
  expect(stretch?.line[0]).toEqual(first[0]);
  expect(stretch?.line.at(-1)).toEqual(second.at(-1));
  expect(stretch?.line).toHaveLength(first.length + second.length - 1);
  expect(stretch?.lengthM).toBeGreaterThan(8_000);
  const line = stretch?.line ?? [];
  line.slice(1).forEach((to, at) => expect(distanceBetweenM(line[at] ?? to, to)).toBeGreaterThan(0));
});

test('begin at the other end against the road, and point the other way', () => {
  const [along, against] = stretchLines(segments, [
    { direction: 'ALONG', segments: ['N3-022'] },
    { direction: 'AGAINST', segments: ['N3-022'] },
  ]);
  expect(against?.line).toEqual(along?.line.toReversed());
  expect(against?.id).not.toBe(along?.id);
  expect(along?.headingDeg).not.toBe(against?.headingDeg);
});

test.each([['X99-001', 'N3-022'], []])(
  'are left out with a segment that is not known, and without one',
  (...ids) => {
    expect(stretchLines(segments, [{ direction: 'ALONG', segments: ids }])).toEqual([]);
  },
);
