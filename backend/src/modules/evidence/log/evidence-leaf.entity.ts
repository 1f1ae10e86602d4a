import type { RecordKind } from '@wakafine/domain/evidence/record';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A record as the log knows it: its kind and the hashes of its parts. It is never changed and never goes. */
@Entity('evidence_leaf')
export class EvidenceLeaf {
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id: number;

  @Column('text')
  kind: RecordKind;

  @Column('text')
  record: string;

  @Column('timestamptz', { name: 'written_at' })
  writtenAt: Date;
}
