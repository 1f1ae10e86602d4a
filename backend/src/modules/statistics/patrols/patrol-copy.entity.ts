import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A printed copy of a plan: paper can be lost, so that each has a number and a name. */
@Entity('patrol_copy')
export class PatrolCopy {
  @PrimaryColumn('date')
  night: string;

  /** 1 for the first of the night. */
  @PrimaryColumn('smallint')
  copy: number;

  @Column('integer')
  version: number;

  @Column('timestamptz', { name: 'printed_at' })
  printedAt: Date;

  @Column('bigint', { name: 'printed_by', nullable: true })
  printedBy: number | null;

  @Column('uuid', { name: 'client_id' })
  clientId: string;
}
