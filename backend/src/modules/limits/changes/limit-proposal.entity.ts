import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A proposed change of the register, for a second person to decide on. */
@Entity('limit_proposal')
export class LimitProposal {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('text')
  kind: 'ADD' | 'CHANGE' | 'CONFIRM' | 'END';

  @Column('text', { name: 'limit_id', nullable: true })
  limitId: string | null;

  @Column('bigint', { name: 'before_id', nullable: true })
  beforeId: number | null;

  @Column('jsonb', { nullable: true })
  proposed: unknown;

  @Column('timestamptz', { name: 'valid_from', nullable: true })
  validFrom: Date | null;

  @Column('timestamptz', { name: 'valid_until', nullable: true })
  validUntil: Date | null;

  @Column('text')
  reason: string;

  @Column('bigint', { name: 'proposed_by', nullable: true })
  proposedBy: number | null;

  @Column('text', { name: 'proposed_as' })
  proposedAs: 'SUPERVISOR' | 'ADMIN';

  @Column('timestamptz', { name: 'proposed_at' })
  proposedAt: Date;

  @Column('uuid', { name: 'client_id', nullable: true })
  clientId: string | null;

  @Column('bytea', { name: 'content_hash' })
  contentHash: Buffer;

  @Column('text', { nullable: true })
  outcome: 'SECONDED' | 'REFUSED' | 'WITHDRAWN' | null;

  @Column('bigint', { name: 'decided_by', nullable: true })
  decidedBy: number | null;

  @Column('timestamptz', { name: 'decided_at', nullable: true })
  decidedAt: Date | null;

  @Column('text', { name: 'decision_reason', nullable: true })
  decisionReason: string | null;

  @Column('timestamptz', { name: 'in_force_from', nullable: true })
  inForceFrom: Date | null;
}
