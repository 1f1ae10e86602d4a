import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A month of open data as it was published. */
@Entity('open_data_version')
export class OpenDataVersion {
  /** Such as 2026-10. */
  @PrimaryColumn('text')
  month: string;

  @PrimaryColumn('integer')
  version: number;

  @Column('timestamptz', { name: 'published_at' })
  publishedAt: Date;

  /** Whether it is made of the sample data of demo mode. */
  @Column('boolean', { name: 'is_demo' })
  isDemo: boolean;

  /** The leaf of the log of evidence that holds the hashes of its files. */
  @Column('bigint', { name: 'leaf_id' })
  leafId: number;

  /** The same hashes as a signed note. */
  @Column('text')
  sums: string;
}
