/** Place of a violation in words: its national road and the place that the limit is of, where they are known. */
export function joinedPlace({
  road,
  limitPlace,
}: {
  road: string | null;
  limitPlace: string | null;
}): string[] {
  const parts = [road, limitPlace].filter((part) => part !== null);
  return parts.length === 0 ? [] : [parts.join(' ')];
}
