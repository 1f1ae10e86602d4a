import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Uses of a deprecated field by a kind of caller, or by one key, on a day of Africa/Douala. */
@Entity('deprecated_use')
export class DeprecatedUseRow {
  /** Type and field, such as `Query.sentAlerts`. */
  @PrimaryColumn('text')
  field: string;

  /** `visitor`, `citizen`, `agency`, `staff`, or `key:` and the number of an API key. */
  @PrimaryColumn('text')
  caller: string;

  @PrimaryColumn('date')
  day: Date;

  @Column('bigint')
  uses: number;
}
