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

  @Column('text', { nullable: true })
  outcome: 'DECIDED' | 'LAPSED' | null;

  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt: Date | null;
}
