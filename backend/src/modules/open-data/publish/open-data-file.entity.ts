import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { OpenFormat } from '@wakafine/domain/opendata/open-sets';

/** A file of open data. */
@Entity('open_data_file')
export class OpenDataFile {
  @PrimaryColumn('text')
  month: string;

  @PrimaryColumn('integer')
  version: number;

  @PrimaryColumn('text', { name: 'set_name' })
  setName: string;

  @PrimaryColumn('text')
  format: OpenFormat;

  /** Of the file as it is before packing. */
  @Column('bytea')
  sha256: Buffer;

  @Column('integer', { name: 'byte_count' })
  byteCount: number;

  /** By gzip, but for Parquet. */
  @Column('bytea')
  body: Buffer;
}
