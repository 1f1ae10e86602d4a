import type { AgencyRole } from '@wakafine/domain/people/roles';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Invitation of somebody of a transport agency; its link is stored as a hash. */
@Entity('agency_invitation')
export class AgencyInvitationRow {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('text', { name: 'agency_name' })
  agencyName: string;

  @Column('text')
  role: AgencyRole;

  /** Address that notices go to as well; null: links are passed on by hand. */
  @Column('text', { nullable: true })
  email: string | null;

  @Column('bytea', { name: 'token_hash' })
  tokenHash: Buffer;

  @Column('timestamptz', { name: 'invited_at' })
  invitedAt: Date;

  @Column('bigint', { name: 'invited_by', nullable: true })
  invitedBy: number | null;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  @Column('timestamptz', { name: 'accepted_at', nullable: true })
  acceptedAt: Date | null;

  /** Account that it became; null before, and once that is gone. */
  @Column('bigint', { name: 'account_id', nullable: true })
  accountId: number | null;

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt: Date | null;
}
