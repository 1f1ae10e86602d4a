import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A piece of the file of an export. */
@Entity('export_piece')
export class ExportPiece {
  @PrimaryColumn('bigint', { name: 'job_id' })
  jobId: number;

  @PrimaryColumn('integer')
  position: number;

  @Column('bytea')
  bytes: Buffer;
}
