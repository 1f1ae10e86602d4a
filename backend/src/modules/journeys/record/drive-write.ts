import type { ChangedViolation, NewViolation } from '../../violations/plan-violations';
import type { BoundDrive } from './bound-drive';
import type { Violation } from '../../violations/violation.entity';
import type { StoredAlert } from './journey-alerts';
import type { StoredFinding } from './journey-findings';
import type { Journey } from '../journey.entity';
import type { WaysWrite } from './judged-ways';
import type { StoredFix } from '@wakafine/domain/speed/fix';

/** Everything that one push, end or correction stores of one journey. */
export interface DriveWrite {
  /** The journey as it is to be, with the version that it will have. */
  readonly journey: Journey;
  readonly newFixes: readonly StoredFix[];
  readonly opened: readonly NewViolation[];
  readonly changed: readonly ChangedViolation[];
  /** All alerts of the journey; null where they stay as they are stored. */
  readonly alerts: readonly StoredAlert[] | null;
  /** All findings of the journey; null where they stay as they are stored. */
  readonly findings: readonly StoredFinding[] | null;
  /** Judged way: what has changed of it, or all of it. */
  readonly booked: WaysWrite;
  /** Packed state of the journey after it; null where none is stored. */
  readonly state: Uint8Array | null;
  /** Contribution to the events of its vehicle; null where its plate was only typed. */
  readonly bound: BoundDrive | null;
}

/** One row of what was stored: a journey, a violation of it, or that events of its vehicle are to be made. */
export type SavedRow =
  | { readonly kind: 'journey' | 'due'; readonly journeyId: number }
  | ({
      readonly kind: 'opened';
      readonly journeyId: number;
      readonly id: number;
      readonly startedMs: number;
    } & Pick<Violation, 'vehicleId' | 'registrationNumber' | 'binding' | 'publicId' | 'namedAgency'>)
  | ({
      readonly kind: 'changed';
      readonly journeyId: number;
      readonly id: number;
    } & Pick<Violation, 'reportedAt' | 'reportedBy' | 'binding' | 'eventId' | 'isPrimary' | 'namedAgency'>);
