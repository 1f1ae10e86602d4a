import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The key pair that push services know this service by; one row. */
@Entity('vapid_key')
export class VapidKey {
  @PrimaryColumn('boolean', { name: 'is_only' })
  isOnly: boolean;

  @Column('text', { name: 'public_key' })
  publicKey: string;

  @Column('text', { name: 'sealed_private' })
  sealedPrivate: string;
}
