/** A distance split for display: the number, its unit and how many decimals it shows. */
export interface DistanceParts {
  readonly value: number;
  readonly unit: 'm' | 'km';
  readonly decimals: 0 | 1;
}

/** A distance in metres for people: under 0.1 km whole metres, else kilometres with one decimal. */
export function distanceParts(distanceM: number): DistanceParts {
  return distanceM < 100
    ? { value: Math.round(distanceM), unit: 'm', decimals: 0 }
    : { value: Math.round(distanceM / 100) / 10, unit: 'km', decimals: 1 };
}

/** A name of a closed set as people and the REST layer write it: `CAR` becomes `Car`. */
export function capitalised(name: string): string {
  return `${name.slice(0, 1)}${name.slice(1).toLowerCase()}`;
}

/** One part of a duration: a whole number of hours, minutes or seconds. */
export interface DurationPart {
  readonly value: number;
  readonly unit: 'h' | 'm' | 's';
}

/** A duration in seconds for people: hours and minutes, or minutes and seconds, or seconds. */
export function durationParts(durationS: number): readonly DurationPart[] {
  const whole = Math.max(0, Math.floor(durationS));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const seconds = whole % 60;
  if (hours > 0) {
    return [
      { value: hours, unit: 'h' },
      { value: minutes, unit: 'm' },
    ];
  }
  return minutes > 0
    ? [
        { value: minutes, unit: 'm' },
        { value: seconds, unit: 's' },
      ]
    : [{ value: seconds, unit: 's' }];
}

/** A duration in seconds as `6h 24m`, `3m 5s` or `9s`. */
export function formatDuration(durationS: number): string {
  return durationParts(durationS)
    .map((part) => `${part.value}${part.unit}`)
    .join(' ');
}

/** A distance in metres as `85 m` or `13.4 km`. */
export function formatDistance(distanceM: number): string {
  const { value, unit, decimals } = distanceParts(distanceM);
  return `${value.toFixed(decimals)} ${unit}`;
}
