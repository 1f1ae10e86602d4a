import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** One entry of the pack of roads, from the version that added it to the one that has it no more. */
@Entity('road_pack_entry')
export class RoadPackEntry {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text')
  key: string;

  /** JSON text. */
  @Column('text')
  value: string;

  @Column('integer', { name: 'added_in' })
  addedIn: number;

  /** Number of the first version without it; null while it is in the newest. */
  @Column('integer', { name: 'removed_in', nullable: true })
  removedIn: number | null;
}
