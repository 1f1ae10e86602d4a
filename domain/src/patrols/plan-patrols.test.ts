import fc from 'fast-check';
import { faultOfStops } from './check-stops';
import { figuresOf } from './patrol-figures';
import { travelHours } from './patrol-route';
import type { PatrolNight, PatrolPlace, PatrolStop } from './patrol-rules';
import { hoursBetween, worthOfStops } from './patrol-worth';
import { inOrder, planPatrols } from './plan-patrols';

const GUARANTEED = 1 - 1 / Math.E;
const HOUR_S = 3_600;

/** Places on a plane: an hour away for each whole number between them, at most. */
interface Drawn {
  readonly hours: number;
  readonly starts: readonly number[];
  readonly places: readonly {
    readonly at: number;
    readonly expected: readonly number[];
    readonly isLearning: boolean;
  }[];
}

const nightOf = ({ hours, starts, places }: Drawn): PatrolNight => {
  const ats = new Map(places.map(({ at }, index) => [`N1-${String(index).padStart(3, '0')}`, at]));
  return {
    hours,
    starts: starts.map((start) => [...ats.keys()][start % ats.size] ?? ''),
    places: places.map(({ expected, isLearning }, index): PatrolPlace => {
      return {
        segment: [...ats.keys()][index] ?? '',
        expected: expected.slice(0, hours),
        isLearning,
        doubt: 0.1,
      };
    }),
    travelS: (from, to) => Math.abs((ats.get(from) ?? 0) - (ats.get(to) ?? Infinity)) * HOUR_S,
  };
};

/** The first patrol is worth a hair more where alone the second can be of use. */
const TAKES_THE_OTHERS_PLACE: Drawn = {
  hours: 2,
  starts: [0, 1],
  places: [
    { at: 0, expected: [11, 0], isLearning: false },
    { at: 0.5, expected: [0, 11.1], isLearning: false },
  ],
};

const drawn = (most: { places: number; hours: number; patrols: number }) =>
  fc.integer({ min: 2, max: most.hours }).chain((hours) =>
    fc.record({
      hours: fc.constant(hours),
      starts: fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: most.patrols }),
      places: fc.array(
        fc.record({
          at: fc.double({ min: 0, max: 3, noNaN: true }),
          expected: fc.array(fc.double({ min: 0, max: 20, noNaN: true }), {
            minLength: hours,
            maxLength: hours,
          }),
          isLearning: fc.boolean(),
        }),
        { minLength: 1, maxLength: most.places },
      ),
    }),
  );

test('two patrols are never at one place in one hour, and every way fits between two stops', () => {
  fc.assert(
    fc.property(drawn({ places: 12, hours: 8, patrols: 5 }), (country) => {
      const night = nightOf(country);
      const stops = planPatrols(night, []);
      expect(faultOfStops(night, stops)).toBeNull();
    }),
  );
});

test('one patrol more never expects less', () => {
  fc.assert(
    fc.property(drawn({ places: 10, hours: 6, patrols: 4 }), fc.nat({ max: 20 }), (country, start) => {
      const fewer = nightOf(country);
      const more = nightOf({ ...country, starts: [...country.starts, start] });
      expect(worthOfStops(more, planPatrols(more, []))).toBeGreaterThanOrEqual(
        worthOfStops(fewer, planPatrols(fewer, [])) - 1e-9,
      );
    }),
  );
});

test('the order of places changes nothing', () => {
  fc.assert(
    fc.property(drawn({ places: 10, hours: 6, patrols: 3 }), fc.integer(), (country, seed) => {
      const night = nightOf(country);
      const places = [...night.places].sort(
        (one, other) => ((seed ^ one.segment.length) % 3) - (other.segment < one.segment ? 2 : 0),
      );
      expect(planPatrols({ ...night, places: places.reverse() }, [])).toEqual(planPatrols(night, []));
    }),
  );
});

test('locked stops stay, and the rest is planned around them without a fault', () => {
  fc.assert(
    fc.property(drawn({ places: 8, hours: 8, patrols: 3 }), fc.nat({ max: 20 }), (country, which) => {
      const night = nightOf(country);
      const plan = planPatrols(night, []);
      const locked = plan
        .filter((_, index) => (which >> (index % 5)) % 2 === 0)
        .map((stop): PatrolStop => ({ ...stop, isLocked: true }));
      const next = planPatrols(night, locked);
      expect(faultOfStops(night, next)).toBeNull();
      expect(next.filter(({ isLocked }) => isLocked)).toEqual(locked);
    }),
  );
});

test('hours to learn are 15 to 25 % of all patrol hours where there are places to learn from', () => {
  const places = hoursBetween(0, 12).map((at) => ({
    at: at / 100,
    expected: hoursBetween(0, 8).map((hour) => 5 + ((at * 7 + hour * 3) % 5)),
    isLearning: at % 3 === 0,
  }));
  for (const patrols of [1, 2, 3, 6, 12]) {
    const night = nightOf({ hours: 8, starts: hoursBetween(0, patrols), places });
    const stops = planPatrols(night, []);
    const { learningShare } = figuresOf(night, { forecast: { commonDoubt: 0 }, stops });
    expect(learningShare).toBeGreaterThanOrEqual(0.15);
    expect(learningShare).toBeLessThanOrEqual(0.25);
  }
});

test('a plan is worth at least 1 - 1/e of the best that there is', () => {
  fc.assert(
    fc.property(drawn({ places: 4, hours: 3, patrols: 2 }), (country) => {
      // Without hours to learn, which serve another purpose.
      const places = country.places.map((place) => ({ ...place, isLearning: false }));
      const night = nightOf({ ...country, places });
      const best = bestByTrial(night);
      expect(worthOfStops(night, planPatrols(night, []))).toBeGreaterThanOrEqual(GUARANTEED * best - 1e-9);
    }),
    { numRuns: 200, examples: [[TAKES_THE_OTHERS_PLACE]] },
  );
});

/** Tries every way of every patrol. */
function bestByTrial(night: PatrolNight): number {
  const routes = night.starts.map((start, patrol) => routesOf(night, { start, patrol, hour: 0 }));
  const tried = (patrol: number, stops: readonly PatrolStop[]): number => {
    const own = routes[patrol];
    return own === undefined
      ? worthOfStops(night, stops)
      : Math.max(
          ...own
            .filter((route) => !route.some((stop) => stops.some((other) => isSame(stop, other))))
            .map((route) => tried(patrol + 1, [...stops, ...route])),
        );
  };
  return tried(0, []);
}

function routesOf(
  night: PatrolNight,
  { start, patrol, hour }: { start: string; patrol: number; hour: number },
): PatrolStop[][] {
  const onward = night.places.flatMap(({ segment }) => {
    const arrived = hour + travelHours(night, start, segment);
    return hoursBetween(arrived, Math.max(0, night.hours - arrived)).flatMap((fromHour) => {
      const stop = { patrol, segment, fromHour, hours: 1, isLocked: false };
      return routesOf(night, { start: segment, patrol, hour: fromHour + 1 }).map((route) => [stop, ...route]);
    });
  });
  return [[], ...onward];
}

function isSame(one: PatrolStop, other: PatrolStop): boolean {
  return one.segment === other.segment && one.fromHour === other.fromHour;
}

test('a fault is named with its stop', () => {
  const night = nightOf({
    hours: 4,
    starts: [0, 1],
    places: [
      { at: 0, expected: [1, 1, 1, 1], isLearning: false },
      { at: 2, expected: [1, 1, 1, 1], isLearning: false },
    ],
  });
  const stop = { patrol: 0, segment: 'N1-000', fromHour: 0, hours: 1, isLocked: false };
  const fault = (...stops: Partial<PatrolStop>[]) =>
    faultOfStops(
      night,
      stops.map((part) => ({ ...stop, ...part })),
    );
  expect(fault({})).toBeNull();
  expect(fault({ patrol: 2 })).toEqual({ stop: 0, fault: 'NO_PATROL' });
  expect(fault({ segment: 'N9-001' })).toEqual({ stop: 0, fault: 'NO_SEGMENT' });
  expect(fault({ fromHour: 3, hours: 2 })).toEqual({ stop: 0, fault: 'OUTSIDE' });
  expect(fault({ hours: NaN })).toEqual({ stop: 0, fault: 'OUTSIDE' });
  expect(fault({ hours: 3 }, { fromHour: 2 })).toEqual({ stop: 1, fault: 'OVERLAP' });
  expect(fault({ fromHour: 2 }, { patrol: 1, fromHour: 2 })).toEqual({ stop: 1, fault: 'SAME_PLACE' });
  expect(fault({ segment: 'N1-001', fromHour: 1 })).toEqual({ stop: 0, fault: 'TOO_FAR' });
  expect(fault({ segment: 'N1-001', fromHour: 2 })).toBeNull();
  expect(inOrder(planPatrols(night, [])).length).toBeGreaterThan(0);
});
