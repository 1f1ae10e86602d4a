import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A counter of rate-limiter-flexible, in the shape that it reads and writes. */
@Entity('rate_limit')
export class RateLimit {
  @PrimaryColumn('character varying', { length: 255 })
  key: string;

  @Column('integer')
  points: number;

  @Column('bigint', { nullable: true })
  expire: number | null;
}
