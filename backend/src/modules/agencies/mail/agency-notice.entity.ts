import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Notice of a case that went to the agency of its vehicle. */
@Entity('agency_notice')
export class AgencyNoticeRow {
  @PrimaryColumn('bigint', { name: 'case_id' })
  caseId: number;

  @PrimaryColumn('text')
  kind: 'NOTICE' | 'REMINDER';

  /** Time of the review that began this round of notice and contest. */
  @PrimaryColumn('timestamptz', { name: 'round_at' })
  roundAt: Date;

  @Column('timestamptz', { name: 'sent_at' })
  sentAt: Date;
}
