import type { StoredTrackPoint } from './stored-track';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Contest of a violation; its words, photo and track are deleted 90 days after the decision. */
@Entity('case_contest')
export class CaseContest {
  @PrimaryColumn('bigint', { name: 'step_id' })
  stepId: number;

  @Column('bigint', { name: 'case_id' })
  caseId: number;

  @Column('bigint', { name: 'account_id', nullable: true })
  accountId: number | null;

  @Column('uuid', { name: 'client_id' })
  clientId: string;

  @Column('bytea', { name: 'content_hash' })
  contentHash: Buffer;

  @Column('text', { nullable: true })
  statement: string | null;

  /** Whether those who decide may look at the fixes of the journey around it. */
  @Column('boolean', { name: 'shows_own_track' })
  showsOwnTrack: boolean;

  /** Another own journey that speaks for the holder. */
  @Column('bigint', { name: 'track_journey_id', nullable: true })
  trackJourneyId: number | null;

  @Column('text', { name: 'photo_type', nullable: true })
  photoType: 'image/jpeg' | 'image/png' | 'image/webp' | null;

  @Column('bytea', { nullable: true })
  photo: Buffer | null;

  /** Track that the holder has given: their statement, not a measurement. */
  @Column('jsonb', { nullable: true })
  track: readonly StoredTrackPoint[] | null;
}
