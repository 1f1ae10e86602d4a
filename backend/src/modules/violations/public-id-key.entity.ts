import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The key that public ids are made with; one row. */
@Entity('public_id_key')
export class PublicIdKey {
  @PrimaryColumn('boolean', { name: 'only_one' })
  onlyOne: boolean;

  @Column('bytea', { name: 'inner_key' })
  innerKey: Buffer;

  @Column('bytea', { name: 'outer_key' })
  outerKey: Buffer;
}
