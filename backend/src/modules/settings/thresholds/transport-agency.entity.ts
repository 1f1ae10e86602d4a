import { Column, Entity, PrimaryColumn } from 'typeorm';

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
}
