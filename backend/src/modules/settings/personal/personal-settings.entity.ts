import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The settings of one account. */
@Entity('personal_settings')
export class PersonalSettings {
  @PrimaryColumn('bigint', { name: 'account_id' })
  accountId: number;

  @Column('boolean')
  notifications: boolean;

  @Column('boolean', { name: 'sound_alerts' })
  soundAlerts: boolean;

  @Column('text', { name: 'alert_sound' })
  alertSound: 'TONES' | 'VOICE' | 'BOTH';

  @Column('boolean')
  vibration: boolean;

  @Column('text')
  theme: 'LIGHT' | 'DARK' | 'SYSTEM';

  @Column('text')
  language: string;

  @Column('integer', { name: 'speed_limit_kmh' })
  speedLimitKmh: number;

  @Column('integer', { name: 'alert_threshold_kmh' })
  alertThresholdKmh: number;

  @Column('integer')
  version: number;

  @Column('text', { name: 'data_saver' })
  dataSaver: 'OFF' | 'AUTO' | 'ON';

  @Column('boolean', { name: 'look_notices' })
  lookNotices: boolean;
}
