import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A change of a campaign after it was registered. */
@Entity('campaign_change')
export class CampaignChange {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('bigint', { name: 'campaign_id' })
  campaignId: number;

  @Column('timestamptz', { name: 'changed_at' })
  changedAt: Date;

  @Column('bigint', { name: 'changed_by', nullable: true })
  changedBy: number | null;

  /** Members that changed, as they were before. */
  @Column('jsonb')
  before: unknown;

  @Column('text')
  reason: string;
}
