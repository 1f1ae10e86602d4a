import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A step in the life of an incident, by staff or the crowd. */
@Entity('incident_event')
export class IncidentEvent {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('bigint', { name: 'incident_id' })
  incidentId: number;

  @Column('text')
  status: 'RECEIVED' | 'VERIFIED' | 'UNDER_REVIEW' | 'RESOLVED' | 'REJECTED' | 'DUPLICATE';

  @Column('text', { nullable: true })
  reason: string | null;

  @Column('timestamptz', { name: 'changed_at' })
  changedAt: Date;

  @Column('bigint', { name: 'changed_by', nullable: true })
  changedBy: number | null;
}
