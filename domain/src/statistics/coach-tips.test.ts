import { coachTips, type CoachSituation, type CoachTip } from './coach-tips';

/** A time on an ordinary day, as clocks in Cameroon show it. */
function at(clock: string): number {
  return Date.parse(`2026-11-20T${clock}+01:00`);
}

const CALM: CoachSituation = { speedKmh: 30, violationCount: 0, journeyS: 600, atMs: at('11:00:00') };

type Case = [sentence: string, situation: Partial<CoachSituation>, tips: CoachTip[]];

const SPEEDS: Case[] = [
  ['says nothing of a calm drive by day', {}, []],
  ['says nothing of an unknown speed', { speedKmh: null }, []],
  ['holds 40 km/h for slow', { speedKmh: 40 }, []],
  ['holds more than 40 km/h for moderate', { speedKmh: 40.1 }, ['MODERATE_SPEED']],
  ['holds 60 km/h for moderate', { speedKmh: 60 }, ['MODERATE_SPEED']],
  ['holds more than 60 km/h for high, and no longer for moderate', { speedKmh: 60.1 }, ['HIGH_SPEED']],
];

const HOURS: [clock: string, tips: CoachTip[]][] = [
  ['05:59', ['NIGHT']],
  ['06:00', []],
  ['06:59', []],
  ['07:00', ['MORNING_RUSH']],
  ['08:59', ['MORNING_RUSH']],
  ['09:00', []],
  ['16:59', []],
  ['17:00', ['EVENING_RUSH']],
  ['17:59', ['EVENING_RUSH']],
  ['18:00', ['NIGHT', 'EVENING_RUSH']],
  ['18:59', ['NIGHT', 'EVENING_RUSH']],
  ['19:00', ['NIGHT']],
  ['23:59', ['NIGHT']],
  ['00:00', ['NIGHT']],
];

const JOURNEYS: Case[] = [
  ['forgives three violations', { violationCount: 3 }, []],
  ['calls four violations several', { violationCount: 4 }, ['SEVERAL_VIOLATIONS']],
  ['lets one drive for two hours', { journeyS: 7_200 }, []],
  ['asks for a break after more than two hours', { journeyS: 7_201 }, ['BREAK']],
];

const TOGETHER: Case[] = [
  [
    'shows four of five, and leaves the mildest out',
    { speedKmh: 82, violationCount: 6, journeyS: 9_000, atMs: at('18:30:00') },
    ['HIGH_SPEED', 'BREAK', 'SEVERAL_VIOLATIONS', 'NIGHT'],
  ],
  [
    'puts a moderate speed behind all else',
    { speedKmh: 55, journeyS: 9_000, atMs: at('07:30:00') },
    ['BREAK', 'MORNING_RUSH', 'MODERATE_SPEED'],
  ],
];

describe('coachTips', () => {
  it.each([...SPEEDS, ...JOURNEYS, ...TOGETHER])('%s', (_sentence, situation, tips) => {
    expect(coachTips({ ...CALM, ...situation })).toEqual(tips);
  });

  it.each(HOURS)('knows the hour of Cameroon at %s', (clock, tips) => {
    expect(coachTips({ ...CALM, atMs: at(`${clock}:00`) })).toEqual(tips);
  });
});
