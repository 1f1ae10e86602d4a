import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One stored GPS fix of a journey. */
@Entity('fix')
export class Fix {
  @PrimaryColumn('bigint', { name: 'journey_id' })
  journeyId: number;

  @PrimaryColumn('integer')
  seq: number;

  /** That of its journey. */
  @PrimaryColumn('date', { name: 'fix_day' })
  fixDay: string;

  @Column('double precision')
  lat: number;

  @Column('double precision')
  lng: number;

  @Column('timestamptz', { name: 'recorded_at' })
  recordedAt: Date;

  @Column('double precision', { name: 'accuracy_m', nullable: true })
  accuracyM: number | null;

  @Column('double precision', { name: 'speed_kmh', nullable: true })
  speedKmh: number | null;

  @Column('double precision', { name: 'heading_deg', nullable: true })
  headingDeg: number | null;

  @Column('integer', { name: 'clock_offset_ms', nullable: true })
  clockOffsetMs: number | null;

  @Column('boolean', { name: 'is_future' })
  isFuture: boolean;
}
