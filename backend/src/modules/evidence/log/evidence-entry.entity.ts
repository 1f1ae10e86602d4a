import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Position of a leaf in the tree. */
@Entity('evidence_entry')
export class EvidenceEntry {
  @PrimaryColumn('bigint')
  position: number;

  @Column('bigint', { name: 'leaf_id' })
  leafId: number;

  @Column('bytea', { name: 'leaf_hash' })
  leafHash: Buffer;
}
