import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A citizen confirmed an incident; once each. */
@Entity('incident_confirmation')
export class IncidentConfirmation {
  @PrimaryColumn('bigint', { name: 'incident_id' })
  incidentId: number;

  @PrimaryColumn('bigint', { name: 'account_id' })
  accountId: number;

  @Column('timestamptz', { name: 'confirmed_at' })
  confirmedAt: Date;
}
