import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A day of Africa/Douala, by minutes: the first bit is that from 00:00. A minute in neither is one away. */
@Entity('service_day')
export class ServiceDay {
  @PrimaryColumn('date')
  day: Date;

  /** Minutes in which a process served. */
  @Column({ type: 'bit', length: '1440' })
  served: string;

  /** Minutes in which writes were refused, be it by one process or for a part of the minute. */
  @Column({ type: 'bit', length: '1440' })
  degraded: string;
}
