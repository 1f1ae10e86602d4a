/** From `2026-11-20 19:46:33+00` to `2026-11-20 19:46:33.123456+00`. */
const LENGTHS = { min: 22, max: 29 } as const;

/**
 * Reads times as PostgreSQL writes those of our centuries in UTC, in half the time that any form takes; a map of
 * thousands of vehicles has thousands of them. Every other form is left to `parseAny`.
 */
export function timeParser<Time>(parseAny: (text: string) => Time): (text: string) => Date | Time {
  return (text) => {
    const { length } = text;
    const isUsual =
      length >= LENGTHS.min && length <= LENGTHS.max && text.endsWith('+00') && /^[12]\d{3}-/.test(text);
    return isUsual ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`) : parseAny(text);
  };
}
