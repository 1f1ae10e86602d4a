import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Metres judged and driven by a journey in one hour, by road. */
@Entity('judged_way')
export class JudgedWay {
  @PrimaryColumn('bigint', { name: 'journey_id' })
  journeyId: number;

  @PrimaryColumn('timestamptz')
  hour: Date;

  @PrimaryColumn('text')
  road: string;

  @Column('integer', { name: 'judged_m' })
  judgedM: number;

  @Column('integer', { name: 'confirmed_m' })
  confirmedM: number;

  @Column('integer', { name: 'unjudged_m' })
  unjudgedM: number;

  @Column('timestamptz', { name: 'from_at' })
  fromAt: Date;

  @Column('timestamptz', { name: 'to_at' })
  toAt: Date;

  /** The part that counts where several phones measured one vehicle. */
  @Column('double precision')
  share: number;

  @Column('boolean', { name: 'is_open' })
  isOpen: boolean;

  @Column('text', { name: 'vehicle_type' })
  vehicleType: string;

  @Column('text')
  agency: string;

  @Column('bigint', { name: 'bound_vehicle_id', nullable: true })
  boundVehicleId: number | null;
}
