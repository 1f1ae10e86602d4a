import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Time for which records are stored; one row. */
@Entity('retention_settings')
export class RetentionSettings {
  @PrimaryColumn('boolean')
  id: boolean;

  @Column('integer', { name: 'fix_days' })
  fixDays: number;

  @Column('integer', { name: 'journey_months' })
  journeyMonths: number;

  @Column('integer', { name: 'violation_months' })
  violationMonths: number;

  @Column('integer')
  version: number;
}
