import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The version of the register as a whole; one row. */
@Entity('speed_limit_register')
export class SpeedLimitRegister {
  @PrimaryColumn('boolean', { name: 'is_only' })
  isOnly: boolean;

  @Column('bigint')
  version: number;
}
