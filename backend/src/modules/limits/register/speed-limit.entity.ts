import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** One version of a speed limit of the register. */
@Entity('speed_limit')
export class SpeedLimit {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('text', { name: 'shipped_id', nullable: true })
  shippedId: string | null;

  @Column('text')
  zone: 'OPEN_ROAD' | 'TOWN' | 'ROAD' | 'MARKET' | 'SCHOOL';

  @Column('jsonb')
  geometry: unknown;

  @Column('text', { name: 'place_name', nullable: true })
  placeName: string | null;

  @Column('smallint', { name: 'car_kmh' })
  carKmh: number;

  @Column('smallint', { name: 'bike_kmh' })
  bikeKmh: number;

  @Column('smallint', { name: 'bus_kmh' })
  busKmh: number;

  @Column('smallint', { name: 'bus_over_3_5t_kmh' })
  busOver35tKmh: number;

  @Column('smallint', { name: 'bus_over_12_5t_kmh' })
  busOver125tKmh: number;

  @Column('smallint', { name: 'lorry_over_3_5t_kmh' })
  lorryOver35tKmh: number;

  @Column('smallint', { name: 'lorry_over_12t_kmh' })
  lorryOver12tKmh: number;

  @Column('smallint', { name: 'trailer_over_0_75t_kmh' })
  trailerOver075tKmh: number;

  @Column('jsonb', { nullable: true })
  hours: unknown;

  @Column('timestamptz', { name: 'valid_from', nullable: true })
  validFrom: Date | null;

  @Column('timestamptz', { name: 'valid_until', nullable: true })
  validUntil: Date | null;

  @Column('text')
  source: string;

  @Column('text')
  confidence: 'LOW' | 'MEDIUM' | 'HIGH';

  @Column('integer', { name: 'geometry_uncertainty_m' })
  geometryUncertaintyM: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('bigint', { name: 'proposed_by', nullable: true })
  proposedBy: number | null;

  @Column('bigint', { name: 'confirmed_by', nullable: true })
  confirmedBy: number | null;

  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt: Date | null;

  @Column('boolean', { name: 'is_demo_confirmation' })
  isDemoConfirmation: boolean;

  @Column('text', { name: 'limit_id' })
  limitId: string;
}
