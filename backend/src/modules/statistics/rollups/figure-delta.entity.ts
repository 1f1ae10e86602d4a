import { Entity, PrimaryColumn } from 'typeorm';

/** A change of figures that is not folded yet. */
@Entity('figure_delta')
export class FigureDelta {
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

  @PrimaryColumn('bigint')
  n: number;

  @PrimaryColumn('bigint')
  ranked: number;

  @PrimaryColumn('bigint')
  ended: number;

  @PrimaryColumn('bigint')
  safe: number;

  @PrimaryColumn('bigint', { name: 'distance_m' })
  distanceM: number;
}
