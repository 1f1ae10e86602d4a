import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Way and events of one person in a cell and hour, while a month is counted; empty at all other times. */
@Entity('open_data_part')
export class OpenDataPart {
  @PrimaryColumn('bigint', { generated: 'identity', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('smallint', { name: 'lat_cell' })
  latCell: number;

  @Column('smallint', { name: 'lng_cell' })
  lngCell: number;

  /** Hour of the day of Africa/Douala, 0-23. */
  @Column('smallint')
  hour: number;

  @Column('text')
  band: string;

  @Column('text', { name: 'vehicle_type' })
  vehicleType: string;

  /** Empty where none agreed to be named. */
  @Column('text')
  agency: string;

  @Column('bigint')
  person: number;

  @Column('text')
  vehicle: string;

  @Column('double precision', { name: 'judged_m' })
  judgedM: number;

  @Column('double precision', { name: 'confirmed_m' })
  confirmedM: number;

  @Column('integer')
  events: number;

  @Column('integer', { name: 'confirmed_events' })
  confirmedEvents: number;
}
