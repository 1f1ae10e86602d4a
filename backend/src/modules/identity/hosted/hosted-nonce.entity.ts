import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A nonce of a hosted sign-in under way; used once. */
@Entity('hosted_nonce')
export class HostedNonce {
  @PrimaryColumn('bytea', { name: 'nonce_hash' })
  nonceHash: Buffer;

  @Column('bytea', { name: 'browser_hash' })
  browserHash: Buffer;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
