import { Column, Entity, PrimaryColumn } from 'typeorm';

/** By what the records of a violation are found from paper. */
@Entity('evidence_proof')
export class EvidenceProof {
  @PrimaryColumn('bigint', { name: 'violation_id' })
  violationId: number;

  /** 16 random bytes. */
  @Column('bytea', { name: 'proof_id' })
  proofId: Buffer;

  /** 16 random bytes that open place, hour and limit. */
  @Column('bytea', { name: 'paper_key' })
  paperKey: Buffer;

  @Column('bigint', { name: 'opened_leaf_id' })
  openedLeafId: number;

  /** Null until it is sealed with its fixes. */
  @Column('bigint', { name: 'sealed_leaf_id', nullable: true })
  sealedLeafId: number | null;

  /** Whether it is still to be sealed, or changed since. */
  @Column('boolean', { name: 'is_due' })
  isDue: boolean;

  /** Whether its person is erased: it is never sealed again. */
  @Column('boolean', { name: 'is_redacted' })
  isRedacted: boolean;
}
