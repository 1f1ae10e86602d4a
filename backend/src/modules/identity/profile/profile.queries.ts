import { statement } from '../../../platform/db/statement';

/** Holds an account while its profile changes. $1 account. */
export const LOCK_PROFILE = statement(
  'identity.lock-profile',
  'SELECT id FROM account WHERE id = $1 FOR NO KEY UPDATE',
);

/**
 * Changes a profile. $1 account, $2 full name, $3 email, $4 driving licence, $5 and $6 emergency contact, $7 address of
 * the photo.
 */
export const UPDATE_PROFILE = statement(
  'identity.update-profile',
  `UPDATE account SET full_name = $2, email = $3, driver_license = $4, emergency_name = $5,
           emergency_phone = $6, profile_image = $7, profile_version = profile_version + 1
         WHERE id = $1`,
);

/** Stores the photo of an account. $1 account, $2 type, $3 bytes. */
export const STORE_PHOTO = statement(
  'identity.store-photo',
  `INSERT INTO profile_photo (account_id, mime_type, bytes) VALUES ($1, $2, $3)
         ON CONFLICT (account_id) DO UPDATE SET mime_type = excluded.mime_type, bytes = excluded.bytes`,
);

/** The photo of an account. $1 account. */
export const PHOTO = statement(
  'identity.photo',
  'SELECT mime_type AS "mimeType", bytes FROM profile_photo WHERE account_id = $1',
);
