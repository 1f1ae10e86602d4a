import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An answer of an account to the questions of consent; earlier ones are retained. */
@Entity('consent')
export class Consent {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('bigint', { name: 'account_id' })
  accountId: number;

  @Column('uuid', { name: 'client_id' })
  clientId: string;

  @Column('integer')
  version: number;

  @Column('text')
  language: string;

  @Column('boolean')
  recording: boolean;

  @Column('boolean')
  cases: boolean;

  @Column('boolean')
  witness: boolean;

  @Column('text')
  adult: 'YES' | 'NO' | 'UNSAID';

  @Column('timestamptz', { name: 'answered_at' })
  answeredAt: Date;

  @Column('timestamptz', { name: 'received_at' })
  receivedAt: Date;
}
