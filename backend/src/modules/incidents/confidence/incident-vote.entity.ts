import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Last vote of an account on an incident that it passed or stood beside. */
@Entity('incident_vote')
export class IncidentVote {
  @PrimaryColumn('bigint', { name: 'incident_id' })
  incidentId: number;

  @PrimaryColumn('bigint', { name: 'account_id' })
  accountId: number;

  @Column('text')
  vote: 'STILL_THERE' | 'GONE';

  /** Whether the track of its own journey passed within 100 m. */
  @Column('boolean', { name: 'is_passing' })
  isPassing: boolean;

  @Column('timestamptz', { name: 'voted_at' })
  votedAt: Date;
}
