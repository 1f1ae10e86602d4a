import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One state of the pack of roads. */
@Entity('road_pack_version')
export class RoadPackVersion {
  /** Rises by one. */
  @PrimaryColumn('integer')
  number: number;

  /** Of all its entries, 32 hexadecimal digits. */
  @Column('text')
  checksum: string;

  /** Hour in which it was made. */
  @Column('timestamptz', { name: 'made_at' })
  madeAt: Date;
}
