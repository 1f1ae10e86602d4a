import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A mail that is to be sent, or was. */
@Entity('mail_message')
export class MailMessage {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  recipient: string;

  @Column('text')
  subject: string;

  /** There as long as it has to be sent, and no longer. */
  @Column('text', { nullable: true })
  text: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  @Column('integer')
  attempts: number;

  @Column('timestamptz', { name: 'next_try_at' })
  nextTryAt: Date;

  @Column('timestamptz', { name: 'sent_at', nullable: true })
  sentAt: Date | null;

  @Column('timestamptz', { name: 'dropped_at', nullable: true })
  droppedAt: Date | null;
}
