import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Use of a key within an hour. */
@Entity('api_key_use')
export class ApiKeyUse {
  @PrimaryColumn('bigint', { name: 'key_id' })
  keyId: number;

  /** Start of the hour. */
  @PrimaryColumn('timestamptz')
  hour: Date;

  /** Points of the calls that were served. */
  @Column('bigint')
  points: number;

  /** Calls that were served. */
  @Column('bigint')
  calls: number;

  /** Calls that were answered with 429. */
  @Column('bigint')
  refused: number;
}
