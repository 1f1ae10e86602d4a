import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SmsOutcome } from './sms-outcomes';

/** A short message that was received from the gateway, so that one that is sent twice counts once. */
@Entity('sms_report')
export class SmsReportRow {
  /** As the gateway names it. */
  @PrimaryColumn('text', { name: 'message_id' })
  messageId: string;

  @Column('text')
  outcome: SmsOutcome;

  /** Null where none was stored, or it is gone. */
  @Column('bigint', { name: 'incident_id', nullable: true })
  incidentId: number | null;

  @Column('timestamptz', { name: 'received_at' })
  receivedAt: Date;
}
