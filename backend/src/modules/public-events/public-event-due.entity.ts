import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A violation whose public row may have changed since the log was last written. */
@Entity('public_event_due')
export class PublicEventDue {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('bigint', { name: 'violation_id' })
  violationId: number;

  @Column('bigint', { name: 'public_id' })
  publicId: number;

  /** Full hour in which the violation began. */
  @Column('timestamptz')
  hour: Date;

  /** Whether it stood in the public lists before this change. */
  @Column('boolean', { name: 'was_listed' })
  wasListed: boolean;
}
