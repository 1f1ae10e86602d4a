import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Time until which an incident is a confirmed hazard, by what had been said when somebody last said something. */
@Entity('incident_crowd')
export class IncidentCrowd {
  @PrimaryColumn('bigint', { name: 'incident_id' })
  incidentId: number;

  /** Null while it is not confirmed. */
  @Column('timestamptz', { name: 'confirmed_until', nullable: true })
  confirmedUntil: Date | null;

  /** Those who were shown it have some time to answer. */
  @Column('timestamptz', { name: 'votable_until' })
  votableUntil: Date;
}
