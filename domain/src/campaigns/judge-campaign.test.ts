import { drawRoad } from '../testing/campaign-roads';
import type { KnownRoad } from '../testing/campaign-roads';
import { seededRandom } from '../testing/seeded-random';
import { avoidedBy, goalVerdict, judgeCampaign } from './judge-campaign';
import type { JudgedCampaign } from './judge-campaign';

const SEEDS = Array.from({ length: 200 }, (_, seed) => seed + 1);
const WEEKS = { before: 12, during: 12 };
const OWN: KnownRoad = { road: 'N3', per1000Km: 3.3, kmAWeek: 20_000, effect: 0.7 };
const OTHERS: readonly KnownRoad[] = [
  { road: 'N4', per1000Km: 4.3, kmAWeek: 12_000 },
  { road: 'N1', per1000Km: 4.9, kmAWeek: 8_000 },
  { road: 'N7', per1000Km: 3.1, kmAWeek: 9_000 },
  { road: 'N6', per1000Km: 5.5, kmAWeek: 15_000 },
];

interface Country {
  readonly own?: Partial<KnownRoad>;
  readonly others?: readonly KnownRoad[];
  readonly weeks?: typeof WEEKS;
  readonly all?: Partial<KnownRoad>;
}

function judged(seed: number, { own, others = OTHERS, weeks = WEEKS, all }: Country = {}): JudgedCampaign {
  const random = seededRandom(seed);
  const draw = (road: KnownRoad) => drawRoad({ ...road, ...all }, weeks, random);
  return judgeCampaign(
    drawRoad({ ...OWN, ...all, ...own }, weeks, random),
    others.map((road) => draw(road)),
  );
}

const shareOf = (holds: (answer: JudgedCampaign) => boolean, country: Country): number => {
  const answers = SEEDS.map((seed) => judged(seed, country)).filter(({ effect }) => effect !== null);
  expect(answers.length).toBeGreaterThan(SEEDS.length * 0.85);
  return answers.filter(holds).length / answers.length;
};

test.each([
  ['of a campaign that works', {}, 0.7],
  ['of one that does nothing', { own: { effect: 1 } }, 1],
  ['where all roads get worse meanwhile', { all: { effect: 1.4 }, own: { effect: 1.4 * 0.7 } }, 0.7],
  ['where weeks differ by more than chance', { all: { unrest: 1.6 } }, 0.7],
  ['where little is seen', { all: { kmAWeek: 2_500 } }, 0.7],
])('the interval holds the true effect in at least 93 of 100 countries: %s', (_, country, truth) => {
  expect(
    shareOf(({ effect }) => effect !== null && effect.low <= truth && effect.high >= truth, country),
  ).toBeGreaterThanOrEqual(0.93);
});

test('a strong effect on a busy road is seen, and its size is met on average', () => {
  const effects = SEEDS.flatMap((seed) => judged(seed).effect ?? []);
  const mean = effects.reduce((sum, { factor }) => sum + Math.log(factor), 0) / effects.length;
  expect(Math.exp(mean)).toBeCloseTo(0.7, 1);
  expect(effects.filter(({ high }) => high < 1).length / effects.length).toBeGreaterThan(0.95);
});

test('without an effect at most 7 of 100 campaigns seem to have one', () => {
  expect(
    shareOf(({ effect }) => effect !== null && (effect.high < 1 || effect.low > 1), { own: { effect: 1 } }),
  ).toBeLessThanOrEqual(0.07);
});

test.each([
  ['whose limits changed', { limitsChangedAtMs: 1 }, 'LIMITS_CHANGED'],
  ['with a campaign of its own', { hasOtherCampaign: true }, 'OTHER_CAMPAIGN'],
  ['that is seen three times as much', { growth: 3 }, 'COVERAGE_MOVED'],
  ['of which less than a third is seen', { growth: 0.3 }, 'COVERAGE_MOVED'],
  ['that was rising already', { perWeek: 1.12 }, 'TREND'],
  ['that hardly anybody drives', { kmAWeek: 150 }, 'TOO_LITTLE'],
])('a road %s is not compared with, and the reason is said', (_, odd, doubt) => {
  const others = [...OTHERS, { road: 'N5', per1000Km: 5.9, kmAWeek: 10_000, ...odd }];
  SEEDS.slice(0, 30).forEach((seed) => {
    const { roads } = judged(seed, { others });
    expect(roads.find(({ road }) => road === 'N5')?.doubt).toBe(doubt);
  });
});

test.each([
  ['it is too early', { weeks: { before: 12, during: 3 } }, 'TOO_EARLY'],
  ['the limits of its road changed', { own: { limitsChangedAtMs: 1 } }, 'LIMITS_CHANGED'],
  ['another campaign was on its road', { own: { hasOtherCampaign: true } }, 'OTHER_CAMPAIGN'],
  ['its road is seen otherwise than before', { own: { growth: 6 } }, 'COVERAGE_MOVED'],
  ['too little is seen', { own: { kmAWeek: 100 } }, 'TOO_LITTLE'],
  ['one road is left to compare with', { others: OTHERS.slice(0, 1) }, 'FEW_ROADS'],
  ['no road ran parallel', { own: { perWeek: 1.2 } }, 'FEW_ROADS'],
])('no number is given where %s, but the reason', (_, country, doubt) => {
  SEEDS.slice(0, 20).forEach((seed) => {
    expect(judged(seed, country)).toMatchObject({ doubt, effect: null, withoutEach: [] });
  });
});

test('roads that each seem parallel are refused together where all of them are not', () => {
  const others = OTHERS.map((road) => ({ ...road, kmAWeek: 4_000 }));
  const doubts = SEEDS.map((seed) => judged(seed, { others, own: { perWeek: 0.95 } }).doubt);
  expect(doubts.filter((doubt) => doubt === 'TREND' || doubt === 'FEW_ROADS').length).toBeGreaterThan(
    SEEDS.length / 2,
  );
  expect(doubts).toContain('TREND');
});

test('a goal is reached or missed only beyond chance, and what was avoided has bounds', () => {
  const effect = { factor: 0.7, low: 0.62, high: 0.76, withoutIt: 1 };
  expect([-20, -24, -30, -38, -40].map((goal) => goalVerdict(effect, goal))).toEqual([
    ...['REACHED', 'REACHED', 'UNCERTAIN', 'UNCERTAIN', 'MISSED'],
  ]);
  const avoided = avoidedBy(effect, [{ violations: 700, distanceM: 1 }]);
  expect(avoided?.events).toBeCloseTo(300, 6);
  expect(avoided?.low).toBeCloseTo(700 / 0.76 - 700, 6);
  expect(avoided?.high).toBeCloseTo(700 / 0.62 - 700, 6);
  expect(avoidedBy(effect, [{ violations: 0, distanceM: 1 }])).toBeNull();
});

test('each road that is used is left out once', () => {
  const { withoutEach, roads } = judged(2);
  expect(withoutEach.map(({ road }) => road)).toEqual(
    roads.filter(({ doubt }) => doubt === null).map(({ road }) => road),
  );
});
