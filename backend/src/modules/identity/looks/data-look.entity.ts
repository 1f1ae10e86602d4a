import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Staff saw personal data of an account. */
@Entity('data_look')
export class DataLook {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('timestamptz')
  at: Date;

  @Column('bigint')
  slot: number;

  @Column('bigint', { name: 'account_id' })
  accountId: number;

  @Column('bigint', { name: 'staff_account_id' })
  staffAccountId: number;

  @Column('text', { name: 'staff_role' })
  staffRole: 'ADMIN' | 'SUPERVISOR' | 'OPERATOR' | 'VIEWER';

  @Column('text')
  kind: 'PLATE' | 'NUMBER' | 'TRACK' | 'VIOLATION' | 'INCIDENT' | 'COPY' | 'PLATE_SEARCH' | 'NUMBER_SEARCH';

  @Column('bigint', { name: 'journey_id', nullable: true })
  journeyId: number | null;

  @Column('bigint', { name: 'violation_id', nullable: true })
  violationId: number | null;

  @Column('bigint', { name: 'incident_id', nullable: true })
  incidentId: number | null;

  @Column('text', { nullable: true })
  reason:
    | 'CASE_REVIEW'
    | 'CITIZEN_REQUEST'
    | 'AGENCY_REQUEST'
    | 'COURT_ORDER'
    | 'SAFETY'
    | 'DATA_QUALITY'
    | 'OTHER'
    | null;

  @Column('text', { name: 'reason_text', nullable: true })
  reasonText: string | null;
}
