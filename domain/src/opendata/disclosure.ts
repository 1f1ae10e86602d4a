/**
 * Rules by which a row of open data may be published (product decision D6): no row stands for fewer than ten persons or ten
 * vehicles, nobody is more than half of it, and its numbers are rounded. Hundepool and others, Handbook on Statistical Disclosure
 * Control (2024), sections 4.2 and 5.
 */
export const DISCLOSURE = {
  /** Least number of different persons, and of different vehicles. */
  k: 10,
  /** Largest part of the distance, or of the events, that one person may have. */
  dominance: 0.5,
  /** Fewer events than this are rounded to none, so that it says nothing of whose they were. */
  dominatedFromEvents: 3,
  /** Counts are published in steps of this. */
  countStep: 5,
  /** Distances are published in steps of this, km. */
  kmStep: 10,
} as const;

/** Contribution of one person to a row. */
export interface PersonPart {
  readonly person: number;
  /** Metres. */
  readonly distanceM: number;
  readonly events: number;
}

/** Passages behind a row, which are never published as they are. */
export interface RowFacts {
  /** Different persons, and different vehicles, of whom way was measured. */
  readonly persons: number;
  readonly vehicles: number;
  /** Metres. */
  readonly distanceM: number;
  readonly events: number;
  /** All of the persons where they are fewer than ten, else those at least who have most of the distance and of the events. */
  readonly people: readonly PersonPart[];
}

/** Numbers of a row as they are published. */
export interface RowFigures {
  readonly vehicles: number;
  /** Kilometres. */
  readonly km: number;
  readonly events: number;
}

/** Whether some rows may be published together, or left out together of a sum that is published. */
export function isSafe(rows: readonly RowFacts[]): boolean {
  const greatest = (of: (row: RowFacts) => number): number => Math.max(0, ...rows.map(of));
  const persons = Math.max(
    namesIn(rows).size,
    greatest((row) => row.persons),
  );
  const isEnough = persons >= DISCLOSURE.k && greatest(({ vehicles }) => vehicles) >= DISCLOSURE.k;
  return (
    isEnough &&
    !isDominated(rows, 'distanceM', 0) &&
    !isDominated(rows, 'events', DISCLOSURE.dominatedFromEvents)
  );
}

/** A count as it is published: to the nearest step of 5. */
export function roundedCount(count: number): number {
  return Math.round(count / DISCLOSURE.countStep) * DISCLOSURE.countStep;
}

/** A distance, metres, as it is published: to the nearest step of 10 km. */
export function roundedKm(distanceM: number): number {
  return Math.round(distanceM / 1_000 / DISCLOSURE.kmStep) * DISCLOSURE.kmStep;
}

/** The published numbers of a row. */
export function figuresOf({ vehicles, distanceM, events }: RowFacts): RowFigures {
  return { vehicles: roundedCount(vehicles), km: roundedKm(distanceM), events: roundedCount(events) };
}

function namesIn(rows: readonly RowFacts[]): Set<number> {
  return new Set(rows.flatMap(({ people }) => people.map(({ person }) => person)));
}

/** Whether one person may have too much of a sum. Of a row that does not list everybody, anyone may have as much as its first. */
function isDominated(rows: readonly RowFacts[], of: 'distanceM' | 'events', from: number): boolean {
  const total = rows.reduce((sum, row) => sum + row[of], 0);
  if (total < from) {
    return false;
  }
  const unlisted = rows.reduce((sum, row) => sum + unlistedIn(row, of), 0);
  const byPerson = new Map<number, number>([[NaN, unlisted]]);
  for (const row of rows) {
    for (const part of row.people) {
      const known = byPerson.get(part.person) ?? unlisted;
      byPerson.set(part.person, known + part[of] - unlistedIn(row, of));
    }
  }
  return Math.max(...byPerson.values()) > total * DISCLOSURE.dominance;
}

/** The most that a person may have of a row who is not listed in it. */
function unlistedIn({ persons, people }: RowFacts, of: 'distanceM' | 'events'): number {
  return people.length >= persons ? 0 : Math.max(0, ...people.map((part) => part[of]));
}
