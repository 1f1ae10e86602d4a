import type { VehicleGroup } from '@wakafine/domain/segments/segment-filter';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Vehicles that somebody counted at a segment, in both directions, within some hours of a day. */
@Entity('traffic_count')
export class TrafficCount {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text')
  segment: string;

  /** Day in Douala. */
  @Column('date', { name: 'counted_on' })
  countedOn: string;

  @Column('smallint', { name: 'from_hour' })
  fromHour: number;

  @Column('smallint', { name: 'until_hour' })
  untilHour: number;

  @Column('text', { name: 'vehicle_group' })
  vehicleGroup: VehicleGroup;

  @Column('integer')
  vehicles: number;

  @Column('timestamptz', { name: 'entered_at' })
  enteredAt: Date;

  @Column('bigint', { name: 'entered_by', nullable: true })
  enteredBy: number | null;

  @Column('uuid', { name: 'client_id' })
  clientId: string;

  @Column('bytea', { name: 'content_hash' })
  contentHash: Buffer;

  @Column('boolean', { name: 'is_withdrawn', default: false })
  isWithdrawn: boolean;
}
