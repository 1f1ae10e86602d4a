import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A report as it was when its owner had it made. */
@Entity('stored_report')
export class StoredReport {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('bigint', { name: 'account_id' })
  accountId: number;

  @Column('uuid', { name: 'client_id', nullable: true })
  clientId: string | null;

  @Column('bytea', { name: 'content_hash' })
  contentHash: Buffer;

  @Column('text', { nullable: true })
  period: 'DAILY' | 'MONTHLY' | 'YEARLY' | 'ALL' | null;

  @Column('bigint', { name: 'violation_id', nullable: true })
  violationId: number | null;

  @Column('timestamptz', { name: 'generated_at' })
  generatedAt: Date;

  /** Time of the oldest violation in a report, by which its retention counts. */
  @Column('timestamptz', { name: 'oldest_at' })
  oldestAt: Date;

  @Column('text')
  title: string;

  @Column('text')
  subtitle: string;

  @Column('integer', { name: 'violation_count' })
  violationCount: number;

  @Column('jsonb')
  content: unknown;

  /** Start of the period, of a report about one that was over. */
  @Column('timestamptz', { name: 'period_from', nullable: true })
  periodFrom: Date | null;
}
