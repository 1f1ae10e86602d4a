import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A recovery code for the second factor of a staff account; used once. */
@Entity('recovery_code')
export class RecoveryCode {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('bigint', { name: 'account_id' })
  accountId: number;

  @Column('bytea', { name: 'code_hash' })
  codeHash: Buffer;

  @Column('timestamptz', { name: 'used_at', nullable: true })
  usedAt: Date | null;
}
