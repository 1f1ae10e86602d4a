import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PatrolBasis } from './patrols.type';

/** A plan as it once was, with what was expected of it then. */
@Entity('patrol_plan_version')
export class PatrolPlanVersion {
  @PrimaryColumn('date')
  night: string;

  @PrimaryColumn('integer')
  version: number;

  @Column('timestamptz', { name: 'saved_at' })
  savedAt: Date;

  @Column('bigint', { name: 'saved_by', nullable: true })
  savedBy: number | null;

  /** Hour of the day in Douala at which patrols set off. */
  @Column('smallint', { name: 'from_hour' })
  fromHour: number;

  @Column('smallint')
  hours: number;

  /** Town at which each patrol starts. */
  @Column('text', { array: true })
  starts: string[];

  @Column('text')
  basis: PatrolBasis;

  /** Whether the figures are those of all traffic. */
  @Column('boolean', { name: 'is_all_traffic' })
  isAllTraffic: boolean;

  /** Stops with their bands, and the sums. */
  @Column('jsonb')
  figures: unknown;

  @Column('bytea', { name: 'content_hash' })
  contentHash: Buffer;
}
