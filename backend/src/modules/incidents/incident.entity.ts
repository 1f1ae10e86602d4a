import type {
  IncidentMood,
  IncidentSource,
  IncidentSeverity,
  IncidentStatus,
  IncidentType,
} from '@wakafine/domain/incidents/incidents';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Something on the road that a citizen submits. */
@Entity('incident')
export class Incident {
  /** From the sequence that violations are numbered by too. */
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id: number;

  /** Null once the account is gone. */
  @Column('bigint', { name: 'account_id', nullable: true })
  accountId: number | null;

  /** Chosen by the client, so that an incident sent twice is one. */
  @Column('uuid', { name: 'client_id', nullable: true })
  clientId: string | null;

  @Column('bytea', { name: 'content_hash', select: false })
  contentHash: Buffer;

  @Column('text')
  mood: IncidentMood;

  @Column('text', { name: 'incident_type' })
  incidentType: IncidentType;

  @Column('text')
  severity: IncidentSeverity;

  @Column('text', { nullable: true })
  description: string | null;

  @Column('double precision', { nullable: true })
  latitude: number | null;

  @Column('double precision', { nullable: true })
  longitude: number | null;

  /** Number of people who looked hurt to the person who submitted it; null is not said. */
  @Column('integer', { name: 'injured_count', nullable: true })
  injuredCount: number | null;

  /** Plate or agency as typed; it names somebody else. */
  @Column('text', { name: 'seen_vehicle', nullable: true })
  seenVehicle: string | null;

  @Column('timestamptz', { name: 'occurred_at' })
  occurredAt: Date;

  @Column('timestamptz', { name: 'received_at' })
  receivedAt: Date;

  @Column('text')
  status: IncidentStatus;

  @Column('text', { name: 'status_reason', nullable: true })
  statusReason: string | null;

  /** Time when staff decided, one way or the other. */
  @Column('timestamptz', { name: 'resolved_at', nullable: true })
  resolvedAt: Date | null;

  @Column('bigint', { name: 'resolved_by', nullable: true })
  resolvedBy: number | null;

  /** Id of the incident that it is a duplicate of; null too once that one is gone. */
  @Column('bigint', { name: 'duplicate_of', nullable: true })
  duplicateOf: number | null;

  /** Time of the first step of staff, whatever became of it afterwards; null before. */
  @Column('timestamptz', { name: 'answered_at', nullable: true })
  answeredAt: Date | null;

  /** Time by which staff should answer, and infinity once they have: lists go by it. */
  @Column('timestamptz', { name: 'answer_due_at', default: 'infinity', select: false })
  answerDueAt: Date;

  /** Rises with every change of the status. */
  @Column('integer', { default: 0 })
  version: number;

  @Column('text', { default: 'APP' })
  source: IncidentSource;

  @Column('boolean', { name: 'is_demo' })
  isDemo: boolean;
}
