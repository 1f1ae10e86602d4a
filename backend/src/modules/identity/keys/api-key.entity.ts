import type { KeyKind, Scope } from '@wakafine/domain/keys/scopes';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An API key; of its secrets only keyed hashes are stored. */
@Entity('api_key')
export class ApiKeyRow {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('bigint', { name: 'account_id' })
  accountId: number;

  @Column('text')
  kind: KeyKind;

  /** Null for all kinds but AGENCY. */
  @Column('text', { name: 'agency_name', nullable: true })
  agencyName: string | null;

  @Column('text')
  name: string;

  /** Purpose; null where nobody has to decide on it. */
  @Column('text', { nullable: true })
  purpose: string | null;

  @Column('text', { array: true })
  scopes: Scope[];

  /** First and last symbols of its secret. */
  @Column('text')
  hint: string;

  @Column('bytea', { name: 'secret_hash' })
  secretHash: Buffer;

  /** 1, and 1 more after each rotation. */
  @Column('integer', { name: 'secret_number', default: 1 })
  secretNumber: number;

  /** Null before the first rotation. */
  @Column('bytea', { name: 'former_hash', nullable: true })
  formerHash: Buffer | null;

  /** Time until which the former secret works. */
  @Column('timestamptz', { name: 'former_until', nullable: true })
  formerUntil: Date | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  /** Null while it waits for a decision. */
  @Column('timestamptz', { name: 'decided_at', nullable: true })
  decidedAt: Date | null;

  /** Null where nobody had to decide, and once the account is gone. */
  @Column('bigint', { name: 'decided_by', nullable: true })
  decidedBy: number | null;

  /** Null while it waits for a decision. */
  @Column('boolean', { name: 'is_approved', nullable: true })
  isApproved: boolean | null;

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt: Date | null;

  /** Null before its first call; to the second or so. */
  @Column('timestamptz', { name: 'last_used_at', nullable: true })
  lastUsedAt: Date | null;
}
