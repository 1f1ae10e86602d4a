import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A part of a record with its salt; erased with whom it is about. */
@Entity('evidence_part')
export class EvidencePart {
  @PrimaryColumn('bigint', { name: 'leaf_id' })
  leafId: number;

  @PrimaryColumn('text')
  name: string;

  /** Null for records that are about no violation. */
  @Column('bigint', { name: 'violation_id', nullable: true })
  violationId: number | null;

  @Column('bytea')
  salt: Buffer;

  /** Canonical JSON. */
  @Column('text')
  body: string;
}
