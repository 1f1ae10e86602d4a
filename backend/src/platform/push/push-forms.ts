/** Public key of a browser: an uncompressed point of P-256 (RFC 8291), base64url. */
export const P256DH = /^[A-Za-z0-9_-]{87}=?$/;
/** Secret of a browser: 16 bytes (RFC 8291), base64url. */
export const AUTH = /^[A-Za-z0-9_-]{22}={0,2}$/;
/** Token of a phone at Firebase. */
export const FCM_TOKEN = /^[\w:-]{10,2048}$/;

/** Sentence for a wrong member of a subscription, as the server says it. */
export const PUSH_SENTENCES = {
  endpoint: 'Must be an address of a push service that is known here',
  p256dh: 'Must be a public key as the browser gives it',
  auth: 'Must be a secret as the browser gives it',
  fcmToken: 'Must be a token as Firebase gives it',
} as const;
