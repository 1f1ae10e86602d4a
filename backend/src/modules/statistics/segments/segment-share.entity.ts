import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Figures that a journey adds on one segment, in one direction and hour. */
@Entity('segment_share')
export class SegmentShareRow {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: number;

  /** Null once the account of the journey is erased: the figures stay, its way does not. */
  @Column('bigint', { name: 'journey_id', nullable: true })
  journeyId: number | null;

  @Column('text')
  segment: string;

  /** ALONG the rising kilometres of its road, or AGAINST them. */
  @Column('text')
  direction: string;

  /** Beginning of the hour of Africa/Douala. */
  @Column('timestamptz')
  hour: Date;

  @Column('text', { name: 'vehicle_class' })
  vehicleClass: string;

  /** Named agency; '' where there is none. */
  @Column('text')
  agency: string;

  @Column('integer', { name: 'judged_m' })
  judgedM: number;

  @Column('integer', { name: 'confirmed_m' })
  confirmedM: number;

  @Column('integer', { name: 'above_m' })
  aboveM: number;

  @Column('integer', { name: 'unjudged_m' })
  unjudgedM: number;

  @Column('integer')
  passages: number;

  /** Metres by bins of 5 km/h. */
  @Column('integer', { name: 'speed_m', array: true })
  speedM: number[];

  /** The part, in thousandths, that counts where several phones measured one vehicle. */
  @Column('smallint', { name: 'share_permille' })
  sharePermille: number;
}
