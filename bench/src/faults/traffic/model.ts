import type { SentFix } from '@wakafine/domain/journeys/fix-batch';
import type { Push } from './journey-plan';

/** A journey and everything of it that was acknowledged. */
export interface KnownJourney {
  readonly id: string;
  readonly drive: number;
  readonly startedAtMs: number;
  readonly acknowledged: Push[];
  /** A push whose answer never came and that was not sent again: it is stored whole or not at all. */
  unsure: Push | null;
  /** Figures in the answer to its end; null while that is not acknowledged. */
  ended: EndFigures | null;
}

/** Figures of an ended journey as they were answered. */
export interface EndFigures {
  readonly endedAtMs: number;
  readonly distanceKm: number;
  readonly maxSpeedKmh: number | null;
  readonly averageSpeedKmh: number;
  readonly violationCount: number;
}

/** Everything that the service has acknowledged. */
export class Model {
  readonly journeys: KnownJourney[] = [];
  /** Client ids of the incidents. */
  readonly incidents: string[] = [];
  fixes = 0;
  pushes = 0;
  /** Beginning of the newest of the acknowledged pushes, ms of the monotonic clock. */
  newestPushBeganMs = 0;

  constructor(
    /** Drives that the journeys follow; times from 0 on. */
    readonly drives: readonly (readonly SentFix[])[],
  ) {}

  /** The fixes of a part of a journey as they were sent. */
  fixesOf(
    { drive, startedAtMs }: Pick<KnownJourney, 'drive' | 'startedAtMs'>,
    { from, to }: Pick<Push, 'from' | 'to'>,
  ): SentFix[] {
    const fixes = this.drives[drive] ?? [];
    return fixes.slice(from, to).map((fix) => ({ ...fix, recordedAtMs: fix.recordedAtMs + startedAtMs }));
  }
}
