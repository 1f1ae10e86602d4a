import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Totals of an hour, whatever the vehicle, agency and road. The database changes them with the figures that they add up. */
@Entity('hour_total')
export class HourTotal {
  @PrimaryColumn('text')
  kind: string;

  @PrimaryColumn('timestamptz')
  slot: Date;

  @Column('bigint')
  n: number;

  /** Those of them that count in rates. */
  @Column('bigint')
  ranked: number;

  /** Metres, judged or driven. */
  @Column('bigint', { name: 'distance_m' })
  distanceM: number;

  /** Number of the transaction that has changed them last. */
  @Index('hour_total_changed')
  @Column('bigint', { name: 'changed_by', default: () => '(pg_current_xact_id()::text)::bigint' })
  changedBy: number;
}
