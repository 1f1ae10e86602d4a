import { agencyMailText } from '@wakafine/domain/notify/agency-mail';
import type { AgencyMail } from '@wakafine/domain/notify/agency-mail';
import { civilDayOf } from '@wakafine/domain/time/civil-time';
import { DAY_MS } from '@wakafine/domain/units';
import type { Ctx } from '../../../platform/context/context';
import { queueMail } from '../../../platform/outbox/mail-outbox';
import { AGENCY_ADDRESSES } from './mail.queries';

/** Days after which a notice in the outbox has lost its use. */
const NOTICE_DAYS = 14;

type MailCtx = Pick<Ctx, 'db' | 'clock' | 'emit' | 'publicUrl'>;

/** Mails the link of an invitation, in its transaction; nothing where the service does not know its own address. */
export async function queueInvitationMail(
  ctx: MailCtx,
  { to, path, expiresAt }: { to: string; path: string; expiresAt: Date },
): Promise<void> {
  if (ctx.publicUrl === null) {
    return;
  }
  const mail = { kind: 'INVITATION', lastDay: civilDayOf(expiresAt.getTime()) } as const;
  await queueMail(ctx, { to, expiresAt, ...agencyMailText(mail, { link: `${ctx.publicUrl}${path}` }) });
}

/** Mails everybody of an agency who gave an address, in the transaction of its occasion; gives the number of mails. */
export async function queueAgencyMail(ctx: MailCtx, agency: string, mail: AgencyMail): Promise<number> {
  const people = await ctx.db.rows(AGENCY_ADDRESSES, [agency]);
  const expiresAt = new Date(ctx.clock().getTime() + NOTICE_DAYS * DAY_MS);
  const written = agencyMailText(mail, { link: `${ctx.publicUrl ?? 'WakaFine'}/agency` });
  for (const { email } of people) {
    await queueMail(ctx, { to: email, expiresAt, ...written });
  }
  return people.length;
}
