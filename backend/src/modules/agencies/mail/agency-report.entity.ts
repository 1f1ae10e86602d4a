import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Report of an agency on a week, as it was sent. */
@Entity('agency_report')
export class AgencyReportRow {
  @PrimaryColumn('text', { name: 'agency_name' })
  agencyName: string;

  /** Its Monday, such as 2026-11-16. */
  @PrimaryColumn('date', { name: 'week_of' })
  weekOf: string;

  @Column('timestamptz', { name: 'made_at' })
  madeAt: Date;

  @Column('jsonb')
  facts: object;
}
