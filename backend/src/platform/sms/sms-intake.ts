import { createHmac, timingSafeEqual } from 'node:crypto';

/** A message of the gateway that is older, or ahead by more, may be one that somebody has recorded, s. */
const TOLERANCE_S = 300;
const SIGNATURE = /^sha256=([0-9a-f]{64})$/;

/** Bytes of a request, and what its sender has signed them with. */
export interface SignedBytes {
  readonly bytes: Buffer;
  /** Seconds since 1970 as digits; empty where none was said. */
  readonly timestamp: string;
  /** `sha256=` and the hexadecimal HMAC-SHA256 of the timestamp, a point and the bytes. */
  readonly signature: string;
}

/** Knows the gateway that passes short messages on to us. */
export interface SmsIntake {
  /** Whether the gateway has signed these bytes just now. */
  hasSigned(signed: SignedBytes, now: Date): boolean;
}

/** Recognises the gateway by the secret that it shares with us. */
export function smsIntake(secret: string): SmsIntake {
  return {
    hasSigned({ bytes, timestamp, signature }, now) {
      const saidS = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) : NaN;
      const [, given = ''] = SIGNATURE.exec(signature) ?? [];
      const right = smsSignature(secret, { bytes, timestamp });
      const isRight = timingSafeEqual(Buffer.from(given.padEnd(right.length, ' ')), Buffer.from(right));
      return isRight && Math.abs(saidS - now.getTime() / 1_000) <= TOLERANCE_S;
    },
  };
}

function smsSignature(
  secret: string,
  { bytes, timestamp }: Pick<SignedBytes, 'bytes' | 'timestamp'>,
): string {
  return createHmac('sha256', secret).update(`${timestamp}.`).update(bytes).digest('hex');
}
