import type { EvidenceGrade } from '@wakafine/domain/violations/judged-violations';
import type { RoadCorridor } from '@wakafine/domain/places/road-corridors';
import type { LimitZone } from '@wakafine/domain/limits/speed-limits';
import type { ViolationSeverity } from '@wakafine/domain/speed/zones';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { TravelCategory, ViolationBinding } from './vehicle-enums';
import type { VehicleType } from '../vehicles/vehicle-types';

/** One stretch of proven speed above the legal limit, or an uncorroborated claim of a high speed. */
@Entity('violation')
export class Violation {
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id: number;

  /** Its id in public rows: set by the database, above every other id, and linked to the id by a key alone. */
  @Column({ type: 'bigint', name: 'public_id', insert: false, update: false })
  publicId: number;

  /** Null once the journey was deleted for its age. */
  @Column('bigint', { name: 'journey_id', nullable: true })
  journeyId: number | null;

  /** Null once the account was erased. */
  @Column('bigint', { name: 'account_id', nullable: true })
  accountId: number | null;

  @Column('bigint', { name: 'vehicle_id' })
  vehicleId: number;

  @Column('text', { name: 'vehicle_type' })
  vehicleType: VehicleType;

  /** As typed by the traveller. */
  @Column('text', { name: 'registration_number' })
  registrationNumber: string;

  @Column('text')
  category: TravelCategory;

  @Column('text', { name: 'transport_agency', nullable: true })
  transportAgency: string | null;

  @Column('timestamptz', { name: 'started_at' })
  startedAt: Date;

  /** Null while the stretch is open. */
  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt: Date | null;

  /** Peak of the shown speed, km/h; over gaps the mean speed. */
  @Column('double precision', { name: 'speed_kmh' })
  speedKmh: number;

  /** Null for a claim. */
  @Column('double precision', { name: 'mean_speed_kmh', nullable: true })
  meanSpeedKmh: number | null;

  /** Place of the peak. */
  @Column('double precision', { nullable: true })
  latitude: number | null;

  @Column('double precision', { nullable: true })
  longitude: number | null;

  /** Direction of travel from its first to its last fix, whole degrees clockwise from north; null where none is known. */
  @Column('smallint', { name: 'heading_deg', nullable: true })
  headingDeg: number | null;

  @Column('text')
  severity: ViolationSeverity;

  @Column('text')
  grade: EvidenceGrade;

  @Column('integer', { name: 'fix_count' })
  fixCount: number;

  /** Lower bound of the speed that the fixes prove, km/h; like all that follows of proof and limit null for a claim. */
  @Column('double precision', { name: 'proven_kmh', nullable: true })
  provenKmh: number | null;

  /** Deduction from the measured mean speed, km/h. */
  @Column('double precision', { name: 'uncertainty_kmh', nullable: true })
  uncertaintyKmh: number | null;

  /** Length of the window that proves it, seconds. */
  @Column('double precision', { name: 'proven_s', nullable: true })
  provenS: number | null;

  /** Whether it rests on the mean speed over gaps. */
  @Column('boolean', { name: 'is_over_gaps' })
  isOverGaps: boolean;

  @Column('integer', { name: 'limit_kmh', nullable: true })
  limitKmh: number | null;

  /** Entry in the register of speed limits. */
  @Column('text', { name: 'limit_id', nullable: true })
  limitId: string | null;

  @Column('text', { name: 'limit_zone', nullable: true })
  limitZone: LimitZone | null;

  /** Name of the place that the limit is of, such as `Edéa`. */
  @Column('text', { name: 'limit_place', nullable: true })
  limitPlace: string | null;

  @Column('text', { name: 'limit_source', nullable: true })
  limitSource: string | null;

  /** False: the authority has not confirmed the limit, so that nothing follows from the violation. */
  @Column('boolean', { name: 'is_limit_confirmed' })
  isLimitConfirmed: boolean;

  /** From when on the thresholds were in force that give its severity; null: the first ones. */
  @Column('timestamptz', { name: 'thresholds_since', nullable: true })
  thresholdsSince: Date | null;

  @Column('text', { name: 'rule_version', nullable: true })
  ruleVersion: string | null;

  /**
   * The national road where it began, '' on every other one; null where its way is not booked, so that it is in no rate: a claim,
   * or judged before ways were booked.
   */
  @Column('text', { nullable: true })
  road: RoadCorridor | '' | null;

  @Column('timestamptz', { name: 'judged_at', nullable: true })
  judgedAt: Date | null;

  /** Claimed by a client and not shown by the track: listed, counted nowhere. */
  @Column('boolean', { name: 'is_claimed' })
  isClaimed: boolean;

  /** Published before; dissolved or merged by fixes that arrived later. */
  @Column('boolean', { name: 'is_withdrawn' })
  isWithdrawn: boolean;

  @Column('timestamptz', { name: 'reported_at', nullable: true })
  reportedAt: Date | null;

  @Column('bigint', { name: 'reported_by', nullable: true })
  reportedBy: number | null;

  @Column('boolean', { name: 'is_demo' })
  isDemo: boolean;

  /** Certainty of the vehicle: only `BOUND` names it to others. */
  @Column('text')
  binding: ViolationBinding;

  /** The vehicle event that this is part of; null where the plate was only typed. */
  @Column('bigint', { name: 'event_id', nullable: true })
  eventId: number | null;

  /** The agency that may be named in public: of its vehicle when it was bound. Set by the database; null: no name. */
  @Column({ type: 'text', name: 'named_agency', nullable: true, insert: false, update: false })
  namedAgency: string | null;

  /** Whether this row stands for its vehicle event in lists and counts; the rows of further witnesses do not. */
  @Column('boolean', { name: 'is_primary' })
  isPrimary: boolean;

  /** Somebody contests it and nobody has decided: until then it is in no public figure. */
  @Column('boolean', { name: 'is_contested' })
  isContested: boolean;

  /** People have lowered or rejected it in a case: judging again may dissolve it, and changes nothing else. */
  @Column('boolean', { name: 'is_settled' })
  isSettled: boolean;
}
