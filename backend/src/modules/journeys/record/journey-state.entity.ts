import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Everything that is known of an active journey after its fixes, packed: another process judges on from it. */
@Entity('journey_state')
export class JourneyState {
  @PrimaryColumn('bigint', { name: 'journey_id' })
  journeyId: number;

  /** The version of the journey that it belongs to; of another one it says nothing. */
  @Column('integer')
  version: number;

  @Column('bytea')
  body: Buffer;
}
