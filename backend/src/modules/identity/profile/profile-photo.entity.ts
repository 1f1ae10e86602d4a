import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The photo of an account, re-encoded. */
@Entity('profile_photo')
export class ProfilePhoto {
  @PrimaryColumn('bigint', { name: 'account_id' })
  accountId: number;

  @Column('text', { name: 'mime_type' })
  mimeType: 'image/jpeg' | 'image/png' | 'image/webp';

  @Column('bytea')
  bytes: Buffer;
}
