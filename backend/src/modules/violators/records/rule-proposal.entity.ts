import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A status of a vehicle that the violator rule proposes. */
@Entity('rule_proposal')
export class RuleProposal {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('bigint', { name: 'vehicle_id' })
  vehicleId: number;

  @Column('timestamptz', { name: 'proposed_at' })
  proposedAt: Date;

  @Column('integer')
  events: number;

  @Column('integer')
  days: number;

  @Column('integer')
  dangers: number;

  /** Lower bound of the rate, and the rate of its peers, violations per 1,000 judged km; null for proposals of before. */
  @Column('double precision', { name: 'low_per_1000_km', nullable: true })
  lowPer1000Km: number | null;

  @Column('double precision', { name: 'peers_per_1000_km', nullable: true })
  peersPer1000Km: number | null;

  @Column('text', { nullable: true })
  outcome: 'DECIDED' | 'LAPSED' | null;

  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt: Date | null;
}
