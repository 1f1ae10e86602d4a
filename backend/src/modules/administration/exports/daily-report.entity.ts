import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The report of a day as a file. */
@Entity('daily_report')
export class DailyReport {
  @PrimaryColumn('text')
  day: string;

  @Column('timestamptz', { name: 'made_at' })
  madeAt: Date;

  @Column('integer', { name: 'violation_count' })
  violationCount: number;

  @Column('integer', { name: 'danger_count' })
  dangerCount: number;

  @Column('integer', { name: 'journey_count' })
  journeyCount: number;

  @Column('integer', { name: 'incident_count' })
  incidentCount: number;

  @Column('text')
  csv: string;
}
