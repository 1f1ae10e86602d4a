/**
 * Names of segments that this process has met, each with its place as its number. They are those of the files of segments, a few thousand
 * at most: sums of many days lie in one array by them, where a map would be asked for each segment of each day.
 */
const names: string[] = [];
const numbers = new Map<string, number>();

/** The number of a name, from 0. */
export function segmentNumber(name: string): number {
  const known = numbers.get(name);
  if (known !== undefined) {
    return known;
  }
  numbers.set(name, names.length);
  return names.push(name) - 1;
}

/** The name of a number. */
export function segmentName(number: number): string {
  return names[number] ?? '';
}

/** Names that have a number. */
export function countOfSegments(): number {
  return names.length;
}
