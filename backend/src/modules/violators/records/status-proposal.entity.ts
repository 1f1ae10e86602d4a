import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A proposed status of a vehicle, for a second person to decide on. */
@Entity('status_proposal')
export class StatusProposal {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('bigint', { name: 'vehicle_id' })
  vehicleId: number;

  @Column('text')
  status: 'ACTIVE' | 'SUSPENDED';

  @Column('text')
  reason: string;

  @Column('bigint', { name: 'proposed_by', nullable: true })
  proposedBy: number | null;

  @Column('timestamptz', { name: 'proposed_at' })
  proposedAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  @Column('text', { nullable: true })
  outcome: 'CONFIRMED' | 'WITHDRAWN' | 'SUPERSEDED' | 'EXPIRED' | null;

  @Column('bigint', { name: 'decided_by', nullable: true })
  decidedBy: number | null;

  @Column('timestamptz', { name: 'decided_at', nullable: true })
  decidedAt: Date | null;
}
