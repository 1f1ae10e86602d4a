import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Hash of a complete subtree of 64 leaves or more. */
@Entity('evidence_node')
export class EvidenceNode {
  /** The subtree has 2^level leaves. */
  @PrimaryColumn('integer')
  level: number;

  @PrimaryColumn('bigint')
  index: number;

  @Column('bytea')
  hash: Buffer;
}
