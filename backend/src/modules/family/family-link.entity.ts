import type { FamilyPrecision } from '@wakafine/domain/family/family-link';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A link by which a traveller lets others see where they are. */
@Entity('family_link')
export class StoredFamilyLink {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('bigint', { name: 'account_id' })
  accountId: number;

  @Column('bytea', { name: 'token_hash' })
  tokenHash: Buffer;

  @Column('bytea', { name: 'content_hash' })
  contentHash: Buffer;

  @Column('bigint', { name: 'journey_id', nullable: true })
  journeyId: number | null;

  @Column('text')
  precision: FamilyPrecision;

  @Column('boolean', { name: 'is_sos' })
  isSos: boolean;

  @Column('double precision', { nullable: true })
  lat: number | null;

  @Column('double precision', { nullable: true })
  lng: number | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'ends_at' })
  endsAt: Date;

  @Column('timestamptz', { name: 'closed_at', nullable: true })
  closedAt: Date | null;

  @Column('timestamptz', { name: 'arrived_at', nullable: true })
  arrivedAt: Date | null;

  @Column('integer', { name: 'arrival_messages', default: 0 })
  arrivalMessages: number;

  @Column('integer', { name: 'open_count', default: 0 })
  openCount: number;

  @Column('timestamptz', { name: 'last_opened_at', nullable: true })
  lastOpenedAt: Date | null;
}
