import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Journeys that passed a cell of the map on a day. */
@Entity('cell_passage')
export class CellPassage {
  @PrimaryColumn('date')
  day: string;

  @PrimaryColumn('smallint', { name: 'lat_cell' })
  latCell: number;

  @PrimaryColumn('smallint', { name: 'lng_cell' })
  lngCell: number;

  @PrimaryColumn('boolean', { name: 'is_demo' })
  isDemo: boolean;

  @Column('integer')
  passages: number;
}
