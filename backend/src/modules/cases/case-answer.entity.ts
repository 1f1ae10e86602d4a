import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Answer of the agency of a vehicle; its words and photo are deleted 90 days after the decision. */
@Entity('case_answer')
export class CaseAnswerRow {
  @PrimaryColumn('bigint', { name: 'step_id' })
  stepId: number;

  @Column('bigint', { name: 'case_id' })
  caseId: number;

  @Column('text', { name: 'agency_name', nullable: true })
  agencyName: string | null;

  @Column('bigint', { name: 'account_id', nullable: true })
  accountId: number | null;

  @Column('uuid', { name: 'client_id' })
  clientId: string;

  @Column('bytea', { name: 'content_hash' })
  contentHash: Buffer;

  @Column('text', { nullable: true })
  statement: string | null;

  @Column('text', { name: 'photo_type', nullable: true })
  photoType: 'image/jpeg' | 'image/png' | 'image/webp' | null;

  @Column('bytea', { nullable: true })
  photo: Buffer | null;
}
