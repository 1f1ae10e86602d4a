import { Column, Entity, PrimaryColumn } from 'typeorm';

/** All fixes of an ended journey as they are judged, packed. The database deletes it with whatever changes its journey. */
@Entity('journey_track')
export class JourneyTrack {
  @PrimaryColumn('bigint', { name: 'journey_id' })
  journeyId: number;

  /** Layout and rules by which it was made; under others it says nothing. */
  @Column('text')
  mark: string;

  /** The few points that stand for it in lists, packed. */
  @Column('bytea')
  outline: Buffer;

  @Column('bytea')
  body: Buffer;
}
