import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The figures of segments of one day of Africa/Douala, packed. The database discards them with whatever changes one of them. */
@Entity('segment_day')
export class SegmentDay {
  @PrimaryColumn('date')
  day: string;

  /** Another one after each change of a figure of the day. */
  @Column('uuid', { default: () => 'gen_random_uuid()' })
  version: string;

  /** Null until they are packed; the rows of the figures say the same. */
  @Column('bytea', { nullable: true })
  body: Buffer | null;
}
