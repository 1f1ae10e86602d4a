import type {
  CrashLight,
  CrashPerson,
  CrashRoad,
  CrashSurface,
  CrashType,
  CrashVehicle,
  CrashWeather,
} from '@wakafine/domain/incidents/crash-record';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A version of what staff recorded of a crash; the highest holds. */
@Entity('crash_record')
export class CrashRecordRow {
  @PrimaryColumn('bigint', { name: 'incident_id' })
  incidentId: number;

  @PrimaryColumn('integer')
  version: number;

  @Column('timestamptz', { name: 'recorded_at' })
  recordedAt: Date;

  /** Null once the account is gone. */
  @Column('bigint', { name: 'recorded_by', nullable: true })
  recordedBy: number | null;

  /** Why it was changed; null of the first version. */
  @Column('text', { nullable: true })
  reason: string | null;

  @Column('timestamptz', { name: 'occurred_at' })
  occurredAt: Date;

  @Column('double precision', { nullable: true })
  latitude: number | null;

  @Column('double precision', { nullable: true })
  longitude: number | null;

  /** The cell of the analytics, hundredths of degrees rounded down; null without a place. */
  @Column('integer', { name: 'lat_cell', nullable: true })
  latCell: number | null;

  @Column('integer', { name: 'lng_cell', nullable: true })
  lngCell: number | null;

  @Column('text', { nullable: true })
  municipality: string | null;

  @Column('text', { nullable: true })
  road: string | null;

  @Column('text', { name: 'road_class' })
  roadClass: CrashRoad;

  @Column('text', { name: 'crash_type' })
  crashType: CrashType;

  @Column('text')
  weather: CrashWeather;

  @Column('text')
  light: CrashLight;

  @Column('text')
  surface: CrashSurface;

  @Column('jsonb')
  vehicles: readonly CrashVehicle[];

  @Column('jsonb')
  people: readonly CrashPerson[];

  @Column('integer', { name: 'killed_count' })
  killedCount: number;

  @Column('integer', { name: 'serious_count' })
  seriousCount: number;

  @Column('integer', { name: 'slight_count' })
  slightCount: number;
}
