import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Folded figures of a vehicle. */
@Entity('vehicle_figure')
export class VehicleFigure {
  @PrimaryColumn('bigint', { name: 'vehicle_id' })
  vehicleId: number;

  @Column('bigint')
  violations: number;

  @Column('bigint')
  caution: number;

  @Column('bigint')
  warning: number;

  @Column('bigint')
  danger: number;

  @Column('bigint')
  demo: number;

  @Column('timestamptz', { name: 'latest_at', nullable: true })
  latestAt: Date | null;

  @Column('bigint')
  journeys: number;

  @Column('text', { array: true })
  categories: string[];

  @Column('text', { array: true })
  agencies: string[];
}
