import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Defaults of alerts on the phone unless their owner chose otherwise; one row. */
@Entity('alert_settings')
export class AlertSettings {
  @PrimaryColumn('boolean')
  id: boolean;

  @Column('boolean')
  sound: boolean;

  @Column('boolean')
  vibration: boolean;

  @Column('boolean')
  notification: boolean;

  @Column('integer')
  version: number;
}
