/** Digits of a number in an answer of the API, and where what is left over goes. */
export interface Digits {
  /** Decimals at most. */
  readonly decimals: number;
  /** DOWN and UP never pass the true number: in doubt for the driver. */
  readonly rounding: 'DOWN' | 'UP' | 'NEAREST';
  /** Sentence for the description of a field. */
  readonly words: string;
}

const SPEED: Digits = { decimals: 2, rounding: 'DOWN', words: 'Two decimals, rounded down.' };
const UNCERTAINTY: Digits = { decimals: 1, rounding: 'UP', words: 'One decimal, rounded up.' };
const WHOLE: Digits = { decimals: 0, rounding: 'NEAREST', words: 'Whole.' };
/** A device that sends each 15.3 s must not be read as one that sends each 15. */
const GAP: Digits = { decimals: 0, rounding: 'UP', words: 'Whole, rounded up.' };
const KM: Digits = { decimals: 3, rounding: 'NEAREST', words: 'Three decimals: to the metre.' };
const DEGREES: Digits = { decimals: 6, rounding: 'NEAREST', words: 'Six decimals at most.' };
const PERCENT: Digits = { decimals: 1, rounding: 'NEAREST', words: 'One decimal.' };
/** 99.96 of 100 is not all, and a goal is not reached before it is. */
const REACHED: Digits = { decimals: 1, rounding: 'DOWN', words: 'One decimal, rounded down.' };
const PART: Digits = { decimals: 4, rounding: 'NEAREST', words: 'Four decimals.' };
const PROGRESS: Digits = { decimals: 2, rounding: 'DOWN', words: 'Two decimals, rounded down.' };
const MIXED: Digits = { decimals: 2, rounding: 'NEAREST', words: 'Two decimals at most.' };

/** Digits by the name of a member, which ends with its unit; the first that fits counts. */
const BY_NAME: readonly (readonly [name: RegExp, digits: Digits])[] = [
  [/^uncertainty(Kmh)?$/, UNCERTAINTY],
  [/Kmh$|^(speed|maxSpeed|averageSpeed|currentSpeed|proven)$/, SPEED],
  [
    /^(confidence|weight|peerRate|low|high|expectedLow|expectedHigh)$|[pP]er1000Km$|^rate[A-Z]|Share$|Per(Journey|Passage)$/,
    PART,
  ],
  [/Km(Before)?$|^km[A-Z]|^(distance|totalDistance)$/, KM],
  [/^(lat|lng|latitude|longitude|south|west|cellSouth|cellWest|north|east|centre|line|rings)$/, DEGREES],
  [/^safeDrivingPercentage$|^current$|PerSecond$/, REACHED],
  [/^progress$|^servedPercent$/, PROGRESS],
  [/Percent$|^percent$/, PERCENT],
  [/GapS$/, GAP],
  [/(M|S|Ms|Bytes|Xaf)$|^(rows|byteCount)$/, WHOLE],
  [/^(allEvents|amount|before|events|eventsByHour|expected|growth|inRange|series|value)$/, MIXED],
];

/** The digits that a number has in an answer, by the name of its member; null for a name that says no unit. */
export function digitsOf(name: string): Digits | null {
  return BY_NAME.find(([names]) => names.test(name))?.[1] ?? null;
}

/** A number with no more digits than it means; NaN and infinite ones as they are. */
export function shownNumber(value: number, { decimals, rounding }: Digits): number {
  const factor = 10 ** decimals;
  const nearest = Math.round(value * factor);
  // A product is a little off: 70.1 x 10 is less than 701, and the nearest one is compared with the number itself.
  if (rounding === 'DOWN' && nearest / factor > value) {
    return (nearest - 1) / factor;
  }
  if (rounding === 'UP' && nearest / factor < value) {
    return (nearest + 1) / factor;
  }
  return nearest / factor;
}

/** An object whose numbers have no more digits than their names say; all else in it as it is. */
export function withShownNumbers<Shape extends Readonly<Record<string, unknown>>>(given: Shape): Shape {
  const shown = Object.entries(given).map(([name, value]) => {
    const digits = typeof value === 'number' ? digitsOf(name) : null;
    return [name, typeof value === 'number' && digits !== null ? shownNumber(value, digits) : value];
  });
  // The same names and kinds of values, which Object.fromEntries does not know.
  return Object.fromEntries(shown) as Shape;
}
