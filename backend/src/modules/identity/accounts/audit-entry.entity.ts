import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { StaffAct } from './record-act';
import type { Role } from '@wakafine/domain/people/roles';

/** The role of the actor; `RULE` is the violator rule, which has no account. */
export type AuditRole = Role | 'RULE';

/** One act of staff; written with the act itself, never changed. */
@Entity('audit_entry')
export class AuditEntry {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('timestamptz')
  at: Date;

  /** Null for the command line and the violator rule; stays when the account goes. */
  @Column('bigint', { name: 'account_id', nullable: true })
  accountId: number | null;

  @Column('text', { name: 'actor_name' })
  actorName: string;

  @Column('text', { name: 'actor_role' })
  actorRole: AuditRole;

  @Column('text')
  act: StaffAct;

  @Column('text', { nullable: true })
  target: string | null;

  @Column('jsonb')
  details: Readonly<Record<string, unknown>>;
}
