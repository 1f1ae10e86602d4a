import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Public ranking of a vehicle in a month. */
@Entity('public_figure')
export class PublicFigure {
  @PrimaryColumn('bigint', { name: 'vehicle_id' })
  vehicleId: number;

  @PrimaryColumn('bigint', { name: 'account_id' })
  accountId: number;

  @Column('bigint')
  violations: number;

  @Column('bigint')
  warning: number;

  @Column('bigint')
  danger: number;

  @Column('bigint')
  demo: number;

  @Column('timestamptz', { name: 'latest_hour' })
  latestHour: Date;
}
