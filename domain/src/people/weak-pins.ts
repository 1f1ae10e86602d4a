/** Owner of the PIN, as far as it is known, and the date. */
export interface PinChoice {
  /** The current year, such as 2026. */
  readonly year: number;
  /** The 9 digits of the own mobile number; null or absent where it is not known. */
  readonly mobileNumber?: string | null;
}

/** Ages whose dates of birth are plausible, years. */
const YOUNGEST = 10;
const OLDEST = 100;
const LONGEST_MONTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Straight lines of three keys on a telephone keypad; two of them, each in either direction, are a popular PIN. */
const KEYPAD_LINES = ['123', '456', '789', '147', '258', '369', '159', '357'];

/**
 * Popular PINs that no rule below finds. There is no open list of a thousand PINs with their frequencies: these stand among the
 * most frequent six-digit ones in published analyses of leaked secrets (Markert et al., "This PIN Can Be Easily Guessed",
 * 2020; DataGenetics, "PIN analysis", 2012), and the rules stand for the rest. Together they refuse 1,441 PINs.
 */
const POPULAR = new Set(
  `007007 010203 030201 100200 101112 102030 110011 111000 111222 112211 112358 121314 123012 123098 123100 123121
   123234 123450 123454 123465 123498 123500 123543 123567 124578 134567 134679 135246 142536 142857 147896 159951
   161803 192837 200000 202122 222111 222333 234432 235689 246135 246810 292513 314159 321000 333222 333444 345543
   420247 444333 444555 456654 520131 520520 531246 555444 555666 567765 635241 654123 666555 666777 696969 753159
   765432 777666 777888 789987 852852 888777 888999 897456 951357 963963 987123 987789 999000 999888`
    .split(/\s+/)
    .filter(Boolean),
);

/** Whether a PIN of six digits is among the first that somebody who guesses would try. */
export function isWeakPin(pin: string, { year, mobileNumber = null }: PinChoice): boolean {
  return isAlwaysWeakPin(pin) || isBirthDate(pin, year) || mobileNumber?.slice(-6) === pin;
}

/** Whether a PIN of six digits is weak for anyone, at any time. */
export function isAlwaysWeakPin(pin: string): boolean {
  return isPattern(pin) || POPULAR.has(pin);
}

/**
 * One digit, a pair or a triple repeated; a run up or down (also across 9 and 0); three doubled neighbours; the same
 * forwards and backwards with a run in it; two lines of the keypad.
 */
function isPattern(pin: string): boolean {
  const [first, second] = [pin.slice(0, 3), pin.slice(3)];
  return (
    /^(\d{2})\1{2}$/.test(pin) ||
    first === second ||
    isRun(pin) ||
    (/^(\d)\1(\d)\2(\d)\3$/.test(pin) && isRun(pin.replace(/(\d)\1/g, '$1'))) ||
    (first === reversed(second) && isRun(first)) ||
    (isKeypadLine(first) && isKeypadLine(second))
  );
}

function isRun(digits: string): boolean {
  const steps = [...digits].slice(1).map((digit, index) => (Number(digit) - Number(digits[index]) + 10) % 10);
  return steps.every((step) => step === 1) || steps.every((step) => step === 9);
}

function isKeypadLine(keys: string): boolean {
  return KEYPAD_LINES.includes(keys) || KEYPAD_LINES.includes(reversed(keys));
}

function reversed(digits: string): string {
  return [...digits].reverse().join('');
}

/** Whether a PIN can be read as a date of birth (DDMMYY, MMDDYY, YYMMDD, MMYYYY, YYYYMM) of somebody 10 to 100 years old. */
function isBirthDate(pin: string, year: number): boolean {
  const [one, two, three] = [pin.slice(0, 2), pin.slice(2, 4), pin.slice(4)].map(Number);
  if (one === undefined || two === undefined || three === undefined) {
    return false;
  }
  const isBirthYear = (given: number): boolean => given >= year - OLDEST && given <= year - YOUNGEST;
  const isShortYear = (given: number): boolean => isBirthYear(1900 + given) || isBirthYear(2000 + given);
  return (
    (isShortYear(three) && (isDay(one, two) || isDay(two, one))) ||
    (isShortYear(one) && isDay(three, two)) ||
    (isMonth(one) && isBirthYear(two * 100 + three)) ||
    (isMonth(three) && isBirthYear(one * 100 + two))
  );
}

function isDay(day: number, month: number): boolean {
  return day >= 1 && day <= (LONGEST_MONTHS[month - 1] ?? 0);
}

function isMonth(month: number): boolean {
  return month >= 1 && month <= LONGEST_MONTHS.length;
}
