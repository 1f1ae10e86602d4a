import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** One signed-in phone or browser of an account. */
@Entity('session')
export class Session {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('bigint', { name: 'account_id' })
  accountId: number;

  @Column('bytea', { name: 'token_hash' })
  tokenHash: Buffer;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  @Column('text', { nullable: true })
  device: string | null;

  @Column('timestamptz', { name: 'active_at', nullable: true })
  activeAt: Date | null;

  /** Null: not since the sign-in. */
  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt: Date | null;
}
