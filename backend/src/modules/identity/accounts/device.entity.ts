import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A device that an account has signed in on; known devices have allowances of their own. */
@Entity('device')
export class Device {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('bigint', { name: 'account_id' })
  accountId: number;

  @Column('bytea', { name: 'token_hash' })
  tokenHash: Buffer;

  @Column('timestamptz', { name: 'last_used_at' })
  lastUsedAt: Date;
}
