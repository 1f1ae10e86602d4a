import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A signed state of the log: its size and root at a moment. */
@Entity('evidence_checkpoint')
export class EvidenceCheckpoint {
  /** Number of leaves. */
  @PrimaryColumn('bigint')
  size: number;

  @Column('bytea')
  root: Buffer;

  /** Signed note. */
  @Column('text')
  note: string;

  @Column('timestamptz', { name: 'signed_at' })
  signedAt: Date;

  /** All leaves up to this one are in the tree or were rolled back. */
  @Column('bigint', { name: 'settled_leaf_id' })
  settledLeafId: number;

  /** The newest leaf that was seen. */
  @Column('bigint', { name: 'seen_leaf_id' })
  seenLeafId: number;

  /** Bound of transaction numbers: every transaction that has written a leaf up to that one is below it. */
  @Column('bigint', { name: 'seen_below' })
  seenBelow: number;
}
