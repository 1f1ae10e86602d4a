import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A stop that an agency has brought with its lines. */
@Entity('agency_stop')
export class AgencyStop {
  @PrimaryColumn('text', { name: 'agency_name' })
  agencyName: string;

  @PrimaryColumn('text', { name: 'stop_id' })
  stopId: string;

  @Column('text')
  name: string;

  @Column('double precision')
  latitude: number;

  @Column('double precision')
  longitude: number;
}
