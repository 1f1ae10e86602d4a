import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The one row that says how far the public log is. */
@Entity('public_event_log')
export class PublicEventLog {
  @PrimaryColumn('boolean', { name: 'is_only' })
  isOnly: boolean;

  /** Id of the newest event; 0 before the first. */
  @Column('bigint', { name: 'last_id' })
  lastId: number;

  /** Events up to this one were deleted for their age. */
  @Column('bigint', { name: 'deleted_through' })
  deletedThrough: number;

  /** Full hour before which everything has left; null before the first time. */
  @Column('timestamptz', { name: 'logged_hour', nullable: true })
  loggedHour: Date | null;

  /** Hour of the newest public totals in the log. */
  @Column('timestamptz', { name: 'totals_hour', nullable: true })
  totalsHour: Date | null;

  /** Newest version of the register of speed limits in the log. */
  @Column('bigint', { name: 'limits_version' })
  limitsVersion: number;
}
