import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A driver as an agency knows them. */
@Entity('agency_driver')
export class AgencyDriverRow {
  @PrimaryColumn('text', { name: 'agency_name' })
  agencyName: string;

  @PrimaryColumn('bigint', { name: 'account_id' })
  accountId: number;

  /** Drawn by lot for this agency alone. */
  @Column('text')
  alias: string;

  /** Time since when the driver lets this agency see their name; null: they do not. */
  @Column('timestamptz', { name: 'shows_name_since', nullable: true })
  showsNameSince: Date | null;

  /** Time since when coarse places of journeys that the driver begins may be shown to this agency; null: they may not. */
  @Column('timestamptz', { name: 'shows_place_since', nullable: true })
  showsPlaceSince: Date | null;
}
