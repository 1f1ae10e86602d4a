import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A line that an agency has brought. */
@Entity('agency_line')
export class AgencyLine {
  @PrimaryColumn('text', { name: 'agency_name' })
  agencyName: string;

  @PrimaryColumn('text', { name: 'line_id' })
  lineId: string;

  @Column('text', { name: 'short_name', nullable: true })
  shortName: string | null;

  @Column('text', { name: 'long_name', nullable: true })
  longName: string | null;

  /** As GTFS numbers them: 3 is a bus. */
  @Column('integer')
  kind: number;

  @Column('text', { name: 'stop_ids', array: true })
  stopIds: string[];

  /** `[[longitude, latitude], ...]` */
  @Column('jsonb')
  path: unknown;

  @Column('timestamptz', { name: 'imported_at' })
  importedAt: Date;
}
