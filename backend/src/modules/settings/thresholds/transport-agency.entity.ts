import { Column, Entity, Generated, PrimaryColumn } from 'typeorm';

/** A transport agency that staff have entered. */
@Entity('transport_agency')
export class TransportAgency {
  @PrimaryColumn('text')
  name: string;

  @Column('text', { nullable: true })
  phone: string | null;

  @Column('integer')
  position: number;

  @Column('boolean', { name: 'is_demo' })
  isDemo: boolean;

  /** Number of the agency in addresses. */
  @Column('bigint', { unique: true })
  @Generated('increment')
  id: number;

  /** Time since when its people may ask for coarse places of its buses; null: they may not. */
  @Column('timestamptz', { name: 'shares_places_since', nullable: true })
  sharesPlacesSince: Date | null;
}
