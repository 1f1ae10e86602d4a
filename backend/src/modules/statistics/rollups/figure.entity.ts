import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Folded figures of one kind and slot of time. */
@Entity('figure')
export class Figure {
  @PrimaryColumn('text')
  kind: string;

  @PrimaryColumn('timestamptz')
  slot: Date;

  @PrimaryColumn('text')
  severity: string;

  @PrimaryColumn('text')
  category: string;

  @PrimaryColumn('text', { name: 'vehicle_type' })
  vehicleType: string;

  @PrimaryColumn('text')
  agency: string;

  @PrimaryColumn('text')
  detail: string;

  @Column('bigint')
  n: number;

  @Column('bigint')
  ranked: number;

  @Column('bigint')
  ended: number;

  @Column('bigint')
  safe: number;

  @Column('bigint', { name: 'distance_m' })
  distanceM: number;
}
