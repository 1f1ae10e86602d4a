import { besideSignText, limitPlaceText, limitText, measuredKmh, proofText } from './proof-texts';
import type { ProofFacts } from './proof-texts';
import { LIMIT_ZONES } from '../limits/speed-limits';

const EDEA: ProofFacts = {
  provenKmh: 71.9,
  provenS: 30.9,
  isOverGaps: false,
  limitKmh: 60,
  limitZone: 'TOWN',
  limitPlace: 'Edéa',
  limitSource: 'OpenStreetMap',
  isLimitConfirmed: true,
};
const PUBLIC: ProofFacts = {
  ...EDEA,
  provenKmh: 71,
  provenS: null,
  limitZone: null,
  limitPlace: null,
  limitSource: null,
};
const CLAIM: ProofFacts = { ...PUBLIC, provenKmh: null, limitKmh: null, isLimitConfirmed: null };
const LANGUAGES = ['EN', 'FR', 'PIDGIN'] as const;

const TEXTS: readonly [string, ProofFacts, Record<(typeof LANGUAGES)[number], string>][] = [
  [
    'a town',
    EDEA,
    {
      EN: 'At least 71 km/h over 30 s. Limit 60 (Edéa, town).',
      FR: 'Au moins 71 km/h pendant 30 s. Limite 60 (Edéa, ville).',
      PIDGIN: 'At least 71 km/h for 30 s. Limit 60 (Edéa, town).',
    },
  ],
  [
    'an unconfirmed limit without a name',
    { ...EDEA, limitZone: 'OPEN_ROAD', limitPlace: null, limitKmh: 110, isLimitConfirmed: false },
    {
      EN: 'At least 71 km/h over 30 s. Limit 110 (open road), not confirmed yet. Nothing follows from it.',
      FR: 'Au moins 71 km/h pendant 30 s. Limite 110 (route libre), pas encore confirmée. Cela reste sans conséquence.',
      PIDGIN: 'At least 71 km/h for 30 s. Limit 110 (open road), e never confirm. Nothing go follow.',
    },
  ],
  [
    'a mean speed over a gap',
    { ...EDEA, isOverGaps: true, provenS: 245 },
    {
      EN: 'At least 71 km/h on average over 4 min without a position in between. Limit 60 (Edéa, town).',
      FR: 'Au moins 71 km/h en moyenne pendant 4 min, sans position entre les deux bouts. Limite 60 (Edéa, ville).',
      PIDGIN: 'At least 71 km/h on average for 4 min, and no place dey for middle. Limit 60 (Edéa, town).',
    },
  ],
  [
    'a public row',
    PUBLIC,
    {
      EN: 'At least 71 km/h. Limit 60.',
      FR: 'Au moins 71 km/h. Limite 60.',
      PIDGIN: 'At least 71 km/h. Limit 60.',
    },
  ],
  ['a claim', CLAIM, { EN: 'Not proven.', FR: 'Non prouvé.', PIDGIN: 'Proof no dey.' }],
];

test.each(TEXTS)('%s is said in each language', (_what, facts, texts) => {
  for (const language of LANGUAGES) {
    expect(proofText(facts, language).replaceAll('\u00a0', ' ')).toBe(texts[language]);
  }
});

test('a number never leaves its unit or its sign', () => {
  for (const language of LANGUAGES) {
    expect(proofText(EDEA, language)).not.toMatch(/\d (km|s|min)|Limite? \d/);
  }
});

test.each([
  [29.99, '29 s'],
  [89.9, '89 s'],
  [90, '1 min'],
  [239.9, '3 min'],
])('a time of %d s is said as %s, never longer than it was', (provenS, time) => {
  expect(proofText({ ...EDEA, provenS }, 'EN')).toContain(`over ${time.replace(' ', '\u00a0')}.`);
});

test('the caution threshold as the limit is that of no place', () => {
  const everywhere = {
    ...EDEA,
    limitZone: 'OPEN_ROAD',
    limitPlace: null,
    limitSource: 'Caution threshold',
  } as const;
  expect(limitText({ ...everywhere, limitKmh: 50 }, 'EN')).toBe('Limit\u00a050');
  expect(limitPlaceText(everywhere, 'EN')).toBeNull();
});

test('each kind of zone has a word in each language', () => {
  for (const language of LANGUAGES) {
    const words = LIMIT_ZONES.map((limitZone) =>
      limitPlaceText({ ...EDEA, limitZone, limitPlace: null }, language),
    );
    expect(new Set(words).size).toBe(LIMIT_ZONES.length);
  }
});

test('what was measured, less what is deducted, is what remains, in whole numbers too', () => {
  expect(measuredKmh({ provenKmh: 71.9, uncertaintyKmh: 2.2 })).toEqual({
    measured: 74,
    deducted: 3,
    proven: 71,
  });
  expect(measuredKmh({ provenKmh: 71, uncertaintyKmh: null })).toBeNull();
});

test.each([
  ['EN', true, 'Edéa', 'Edéa, town'],
  ['EN', false, 'Edéa', 'Edéa, not confirmed'],
  ['FR', false, null, 'ville, non confirmée'],
  ['PIDGIN', false, 'Edéa', 'Edéa, e never confirm'],
] as const)(
  'beside a sign stands its place, and in few words whether it is confirmed (%s, %s)',
  (language, isLimitConfirmed, limitPlace, text) => {
    const facts = { limitZone: 'TOWN', limitPlace, limitSource: 'Council', isLimitConfirmed } as const;
    expect(besideSignText(facts, language)).toBe(text);
  },
);

test('beside the sign of a limit that holds everywhere stands nothing', () => {
  const facts = {
    limitZone: 'OPEN_ROAD',
    limitPlace: null,
    limitSource: 'Caution threshold',
    isLimitConfirmed: true,
  } as const;
  expect(besideSignText(facts, 'EN')).toBeNull();
});
