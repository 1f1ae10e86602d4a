import type { ViewPage } from '@wakafine/domain/views/saved-views';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Sentence of an analytic page that somebody of the staff has stored under a name. */
@Entity('saved_view')
export class SavedViewRow {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('bigint', { name: 'owner_id' })
  ownerId: number;

  @Column('text')
  name: string;

  @Column('text')
  page: ViewPage;

  /** Query of the page's address without its question mark, in the one form of the domain. */
  @Column('text')
  sentence: string;

  /** Whether colleagues see it too. */
  @Column('boolean', { name: 'is_shared' })
  isShared: boolean;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'changed_at' })
  changedAt: Date;

  @Column('uuid', { name: 'client_id' })
  clientId: string;

  @Column('bytea', { name: 'content_hash' })
  contentHash: Buffer;
}
