import type { Services } from '../../platform/context/context';
import type { LeasedWebhook } from './deliveries.queries';

/** A secret of an account opens for that account only. */
function purposeOf(accountId: number): string {
  return `webhook:${accountId}`;
}

/** A secret as it is stored. */
export function sealWebhookSecret(
  { secretBox }: Pick<Services, 'secretBox'>,
  accountId: number,
  secret: string,
): string {
  return secretBox.seal(purposeOf(accountId), secret);
}

/** The secrets that sign messages to a webhook at a time: the current one first, and the former one for a day after a replacement. */
export function secretsOf(
  { secretBox }: Pick<Services, 'secretBox'>,
  webhook: LeasedWebhook,
  now: Date,
): string[] {
  const { accountId, sealedSecret, formerSecret, formerUntil } = webhook;
  const isFormerGood = formerSecret !== null && formerUntil !== null && formerUntil > now;
  return [sealedSecret, ...(isFormerGood ? [formerSecret] : [])].map((sealed) =>
    secretBox.open(purposeOf(accountId), sealed),
  );
}
