import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An export that staff have asked for. */
@Entity('export_job')
export class ExportJob {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('bigint', { name: 'account_id' })
  accountId: number;

  @Column('text')
  kind: 'VIOLATIONS' | 'INCIDENTS' | 'AUDIT' | 'SEGMENTS';

  @Column('text')
  format: 'CSV' | 'GEOJSON';

  @Column('jsonb')
  filter: unknown;

  @Column('boolean', { name: 'has_full_plates' })
  hasFullPlates: boolean;

  @Column('text')
  status: 'RUNNING' | 'DONE' | 'FAILED' | 'CANCELLED';

  @Column('bigint')
  total: number;

  @Column('bigint')
  done: number;

  @Column('bigint', { name: 'byte_count' })
  byteCount: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'touched_at' })
  touchedAt: Date;

  @Column('timestamptz', { name: 'finished_at', nullable: true })
  finishedAt: Date | null;
}
