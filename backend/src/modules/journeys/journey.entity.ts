import type { ClassSince } from '@wakafine/domain/journeys/judged-class';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { JourneyBinding, TravelCategory } from '../violations/vehicle-enums';
import type { VehicleType } from '../vehicles/vehicle-types';
import type { TravellerRole } from './traveller-role';

/** One drive of one citizen in one vehicle, with the figures that its track shows. */
@Entity('journey')
export class Journey {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  /** Its id in public rows: set by the database, above every other id, and linked to the id by a key alone. */
  @Column({ type: 'bigint', name: 'public_id', insert: false, update: false })
  publicId: number;

  /** The agency that may be named in public: of its vehicle when it was bound. Set by the database; null: no name. */
  @Column({ type: 'text', name: 'named_agency', nullable: true, insert: false, update: false })
  namedAgency: string | null;

  /** Null once the account was erased. */
  @Column('bigint', { name: 'account_id', nullable: true })
  accountId: number | null;

  @Column('bigint', { name: 'vehicle_id' })
  vehicleId: number;

  /** Chosen by the client, so that a start sent twice is one journey. */
  @Column('uuid', { name: 'client_id', nullable: true })
  clientId: string | null;

  @Column('bytea', { name: 'content_hash', select: false })
  contentHash: Buffer;

  @Column('text', { name: 'vehicle_type' })
  vehicleType: VehicleType;

  /** As typed by the traveller. */
  @Column('text', { name: 'registration_number' })
  registrationNumber: string;

  @Column('text')
  category: TravelCategory;

  @Column('text', { name: 'transport_agency', nullable: true })
  transportAgency: string | null;

  @Column('text', { name: 'traveller_role' })
  travellerRole: TravellerRole;

  @Column('timestamptz', { name: 'started_at' })
  startedAt: Date;

  /** The end that the traveller gave; null while active and after an end by the server. */
  @Column('timestamptz', { name: 'declared_ended_at', nullable: true })
  declaredEndedAt: Date | null;

  /** The end in force: the declared one, or the last good fix when that is later; null while active. */
  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt: Date | null;

  /** Ended by the server after long silence; later fixes move the end. */
  @Column('boolean', { name: 'is_end_provisional' })
  isEndProvisional: boolean;

  @Column('timestamptz', { name: 'last_received_at' })
  lastReceivedAt: Date;

  /** Time of the last good fix. */
  @Column('timestamptz', { name: 'last_fix_at', nullable: true })
  lastFixAt: Date | null;

  @Column('integer', { name: 'fix_count' })
  fixCount: number;

  /** Highest seq with none missing below it, counting from 1. */
  @Column('integer', { name: 'accepted_through' })
  acceptedThrough: number;

  @Column('double precision', { name: 'distance_m' })
  distanceM: number;

  /** Null before there was a full window. */
  @Column('double precision', { name: 'max_speed_kmh', nullable: true })
  maxSpeedKmh: number | null;

  @Column('double precision', { name: 'average_speed_kmh' })
  averageSpeedKmh: number;

  /** Time spent moving: what the average speed is over. */
  @Column('double precision', { name: 'moving_s' })
  movingS: number;

  /** Time in which a violation could have been proven, whole seconds; null before it was measured. */
  @Column('integer', { name: 'observed_s', nullable: true })
  observedS: number | null;

  @Column('double precision', { name: 'current_speed_kmh', nullable: true })
  currentSpeedKmh: number | null;

  @Column('integer', { name: 'violation_count' })
  violationCount: number;

  /** Number of them that are contested and not decided; set by the database. */
  @Column({ type: 'integer', name: 'contested_count', select: false, insert: false, update: false })
  contestedCount: number;

  @Column('double precision', { name: 'claimed_distance_km', nullable: true })
  claimedDistanceKm: number | null;

  @Column('double precision', { name: 'claimed_max_speed_kmh', nullable: true })
  claimedMaxSpeedKmh: number | null;

  @Column('double precision', { name: 'claimed_average_speed_kmh', nullable: true })
  claimedAverageSpeedKmh: number | null;

  /** Read from a file, which its owner could have edited: such a track accuses nobody in public. */
  @Column('boolean', { name: 'is_imported' })
  isImported: boolean;

  /** Latest certainty of the vehicle that it is in. */
  @Column('text')
  binding: JourneyBinding;

  /** The vehicle that was typed, where a code has named another one since; else null. */
  @Column('bigint', { name: 'typed_vehicle_id', nullable: true })
  typedVehicleId: number | null;

  /** Classes of the vehicles that it was bound to, from each binding on, oldest first: what it is judged by. */
  @Column({ type: 'jsonb', name: 'vehicle_classes', insert: false, update: false })
  vehicleClasses: readonly ClassSince[];

  /** The number that was typed, where a code has named another vehicle since. */
  @Column({ type: 'text', name: 'typed_registration_number', nullable: true, select: false, insert: false })
  typedRegistrationNumber: string | null;

  /** Its speed alerts, oldest first. */
  @Column({ type: 'jsonb', select: false, insert: false })
  alerts: object;

  /** Findings of its measurement beside violations; for staff. */
  @Column({ type: 'jsonb', select: false, insert: false })
  findings: object;

  /** Whether its passages are counted in the cells of the map. */
  @Column({ type: 'boolean', name: 'are_passages_counted', select: false, insert: false })
  arePassagesCounted: boolean;

  /** Whether its track is packed as it is now. Set back by the database with every change. */
  @Column({ type: 'boolean', name: 'is_packed', insert: false, update: false })
  isPacked: boolean;

  /**
   * Time when its fixes were thinned out and its ends cut off; from then on it accepts no fixes and keeps its
   * figures.
   */
  @Column('timestamptz', { name: 'route_simplified_at', nullable: true })
  routeSimplifiedAt: Date | null;

  /**
   * Day of Africa/Douala under which its fixes are stored: that of its creation by the server, '-infinity' once they were thinned out.
   * Set by the database.
   */
  @Column({ type: 'date', name: 'fix_day', select: false, insert: false, update: false })
  fixDay: string;

  /** Rises with every change of the figures; a writer that read an older one starts over. */
  @Column('integer')
  version: number;

  @Column('boolean', { name: 'is_demo' })
  isDemo: boolean;
}
