/** A duration in seconds without the seconds beside its minutes, which would only flicker; below a minute as it is. */
export function wholeMinutesS(durationS: number): number {
  return durationS < 60 ? durationS : durationS - (durationS % 60);
}
