import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** One version of the indicative fines. */
@Entity('fine_tariff')
export class FineTariff {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('integer', { name: 'caution_xaf' })
  cautionXaf: number;

  @Column('integer', { name: 'warning_xaf' })
  warningXaf: number;

  @Column('integer', { name: 'danger_xaf' })
  dangerXaf: number;

  @Column('timestamptz', { name: 'effective_at' })
  effectiveAt: Date;

  @Column('bigint', { name: 'changed_by', nullable: true })
  changedBy: number | null;
}
