import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Wrong sign-ins of one subject: a number, known or not, or a known device of an account. */
@Entity('sign_in_counter')
export class SignInCounter {
  @PrimaryColumn('text')
  subject: string;

  @Column('integer')
  tries: number;

  @Column('timestamptz', { name: 'window_started_at' })
  windowStartedAt: Date;

  @Column('integer', { name: 'lock_count' })
  lockCount: number;

  @Column('timestamptz', { name: 'locked_until', nullable: true })
  lockedUntil: Date | null;
}
