import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A vehicle by its plate, typed or registered. */
@Entity('vehicle')
export class Vehicle {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('text')
  plate: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('text', { name: 'violator_status' })
  violatorStatus: 'ACTIVE' | 'UNDER_REVIEW' | 'SUSPENDED';

  @Column('timestamptz', { name: 'violator_cleared_at', nullable: true })
  violatorClearedAt: Date | null;

  @Column('integer', { name: 'violator_version' })
  violatorVersion: number;

  /** A plate belongs to one agency at a time; staff say to which, and the agency has then agreed to be named. */
  @Column('text', { name: 'agency_name', nullable: true })
  agencyName: string | null;

  @Column('timestamptz', { name: 'agency_set_at', nullable: true })
  agencySetAt: Date | null;

  /** Every typed plate is a row of vehicle; the register is those that staff have entered. */
  @Column('timestamptz', { name: 'registered_at', nullable: true })
  registeredAt: Date | null;

  @Column('text', { name: 'registration_number', nullable: true })
  registrationNumber: string | null;

  @Column('boolean', { name: 'is_demo' })
  isDemo: boolean;

  @Column('text', { name: 'vehicle_class', nullable: true })
  vehicleClass:
    | 'CAR'
    | 'BIKE'
    | 'BUS'
    | 'BUS_OVER_3_5T'
    | 'BUS_OVER_12_5T'
    | 'LORRY_OVER_3_5T'
    | 'LORRY_OVER_12T'
    | 'TRAILER_OVER_0_75T'
    | null;
}
