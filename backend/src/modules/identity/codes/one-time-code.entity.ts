import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A one-time code that was sent to a mobile number. */
@Entity('one_time_code')
export class OneTimeCode {
  @PrimaryColumn('text')
  subject: string;

  @Column('text', { name: 'mobile_number' })
  mobileNumber: string;

  @Column('bigint', { name: 'account_id', nullable: true })
  accountId: number | null;

  @Column('text', { name: 'code_hash' })
  codeHash: string;

  @Column('bytea', { name: 'link_hash', nullable: true })
  linkHash: Buffer | null;

  @Column('integer')
  tries: number;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
