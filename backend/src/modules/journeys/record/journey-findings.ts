import { findingsOf } from '@wakafine/domain/journeys/journey-findings';
import type { FindingKind, Findings } from '@wakafine/domain/journeys/journey-findings';
import type { Audience } from '../../violations/violations.policy';
import type { TravelTimeBasis } from '../travel-time-basis';

/** An arrival sooner than the open-road limit allows, as it is stored. */
export interface StoredArrival {
  readonly fromTown: string;
  readonly toTown: string;
  readonly minimumMinutes: number;
  readonly actualMinutes: number;
  readonly basis: TravelTimeBasis;
}

/** A finding as it lies in the row of its journey. */
export interface StoredFinding {
  readonly kind: FindingKind;
  /** ISO times. */
  readonly startedAt: string;
  readonly endedAt: string;
  /** Null for other kinds than EARLY_ARRIVAL. */
  readonly arrival: StoredArrival | null;
}

/** The findings of a judged drive as they are stored, by their starts. */
export function findingsToStore(findings: Findings): readonly StoredFinding[] {
  return findingsOf(findings).map((finding) => ({
    kind: finding.kind,
    startedAt: new Date(finding.startedAtMs).toISOString(),
    endedAt: new Date(finding.endedAtMs).toISOString(),
    arrival: finding.kind === 'EARLY_ARRIVAL' ? arrivalOf(finding) : null,
  }));
}

/** All for staff; the owner sees an early arrival alone, and nobody else of any. */
export function findingsFor(
  audience: Audience,
  findings: readonly StoredFinding[],
): readonly StoredFinding[] {
  switch (audience) {
    case 'staff':
      return findings;
    case 'owner':
      return findings.filter(({ kind }) => kind === 'EARLY_ARRIVAL');
    case 'public':
      return [];
  }
}

function arrivalOf({
  fromTown,
  toTown,
  minimumMinutes,
  actualMinutes,
}: Omit<StoredArrival, 'basis'>): StoredArrival {
  return { fromTown, toTown, minimumMinutes, actualMinutes, basis: 'DERIVED' };
}
