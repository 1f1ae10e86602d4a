import type { WebhookOffReason } from '@wakafine/domain/events/webhooks';
import { notificationText } from '@wakafine/domain/notify/notification-texts';
import { DAY_MS } from '@wakafine/domain/units';
import type { Services } from '../../platform/context/context';
import { queueMail } from '../../platform/outbox/mail-outbox';
import { notify } from '../notifications/notify';
import type { LeasedWebhook } from './deliveries.queries';
import { MAIL_ADDRESS_OF } from './webhooks.queries';

/** Days after which such a mail has lost its use. */
const MAIL_DAYS = 7;
/** Both official languages: the mail reaches the people who look after a receiver. */
const MAIL_LANGUAGES = ['FR', 'EN'] as const;

/** Notifies the owner of a webhook that it was switched off: in the inbox, and by mail where they gave an address. */
export async function notifyOfWebhookOff(
  services: Services,
  { id, accountId, host }: LeasedWebhook,
  { reason, now }: { reason: Exclude<WebhookOffReason, 'OWNER'>; now: Date },
): Promise<void> {
  const ctx = { ...services, actor: null };
  const facts = { kind: 'WEBHOOK_OFF', host, reason } as const;
  await notify(ctx, { accountIds: [accountId], subject: `webhook:${id}:${now.getTime()}`, facts });
  const [owner] = await services.db.rows(MAIL_ADDRESS_OF, [accountId]);
  if (owner !== undefined) {
    const texts = MAIL_LANGUAGES.map((language) => notificationText(facts, language));
    await queueMail(ctx, {
      to: owner.email,
      subject: texts.map(({ title }) => title).join(' / '),
      text: `${texts.map(({ body }) => body).join('\n\n')}\n\n${services.publicUrl ?? 'WakaFine'}/developers/webhooks\n`,
      expiresAt: new Date(now.getTime() + MAIL_DAYS * DAY_MS),
    });
  }
}
