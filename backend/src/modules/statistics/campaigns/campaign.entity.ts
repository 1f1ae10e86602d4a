import type { CampaignKind } from '@wakafine/domain/campaigns/campaign-rules';
import type { VehicleGroup } from '@wakafine/domain/segments/segment-filter';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Something that is done on a road so that fewer drive too fast, with the goal that was set for it. */
@Entity('campaign')
export class Campaign {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text')
  name: string;

  @Column('text')
  kind: CampaignKind;

  @Column('text')
  road: string;

  /** Km from the start of the road. */
  @Column('real', { name: 'from_km' })
  fromKm: number;

  @Column('real', { name: 'to_km' })
  toKm: number;

  /** Segments whose middle lies between them. */
  @Column('text', { array: true })
  segments: string[];

  /** Vehicles whose rate it is judged by. */
  @Column('text')
  vehicles: VehicleGroup;

  /** Its first day in Douala. */
  @Column('date', { name: 'starts_on' })
  startsOn: string;

  /** Weeks over which it is judged. */
  @Column('smallint')
  weeks: number;

  /** Change of the rate that is aimed at, %. */
  @Column('smallint', { name: 'goal_percent' })
  goalPercent: number;

  /** Cost in XAF; null: not said. */
  @Column('bigint', { name: 'cost_xaf', nullable: true })
  costXaf: number | null;

  @Column('timestamptz', { name: 'registered_at' })
  registeredAt: Date;

  @Column('bigint', { name: 'registered_by', nullable: true })
  registeredBy: number | null;

  @Column('uuid', { name: 'client_id' })
  clientId: string;

  @Column('bytea', { name: 'content_hash' })
  contentHash: Buffer;

  @Column('boolean', { name: 'is_withdrawn', default: false })
  isWithdrawn: boolean;

  /** Registered by an account of demo mode: cleared with the demo data. */
  @Column('boolean', { name: 'is_demo', default: false })
  isDemo: boolean;

  /** Rises with every change. */
  @Column('integer', { default: 1 })
  version: number;
}
