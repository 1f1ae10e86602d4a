import type { LanguageChoice } from '@wakafine/domain/people/languages';
import type { MailRhythm } from '@wakafine/domain/views/mail-rhythm';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Mail of a view that comes to somebody of the staff again and again. */
@Entity('view_subscription')
export class ViewSubscriptionRow {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('bigint', { name: 'view_id' })
  viewId: number;

  @Column('bigint', { name: 'account_id' })
  accountId: number;

  @Column('text')
  rhythm: MailRhythm;

  /** 1 Monday to 7 Sunday; used where the rhythm is WEEKLY. */
  @Column('smallint')
  weekday: number;

  /** Null: the language of the account's settings. */
  @Column('text', { nullable: true })
  language: LanguageChoice | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  /** Time when the next mail is due. */
  @Column('timestamptz', { name: 'due_at' })
  dueAt: Date;

  /** Time of the next try; later than the due time where a mail could not be written. */
  @Column('timestamptz', { name: 'try_at' })
  tryAt: Date;
}
