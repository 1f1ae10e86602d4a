import { readSmsReport, SMS_REPORTS_PER_DAY, smsReply } from '@wakafine/domain/incidents/sms-report';
import type { SmsReport } from '@wakafine/domain/incidents/sms-report';
import { normalisePhone, PHONE_PREFIX } from '@wakafine/domain/people/phone';
import { DAY_MS } from '@wakafine/domain/units';
import type { Services } from '../../../platform/context/context';
import { inTransaction } from '../../../platform/context/unit-of-work';
import { AppError } from '../../../platform/errors';
import { contentHash } from '../../../platform/idempotency';
import { queueSms } from '../../../platform/outbox/outbox';
import type { SignedBytes } from '../../../platform/sms/sms-intake';
import type { AppCtx } from '../../identity/accounts/actor';
import { openAct } from '../../identity/acts/act';
import { anyone } from '../../identity/acts/rules';
import { dayStart, useAllowance } from '../../identity/allowances/allowances';
import { useSmsBudget } from '../../identity/codes/sms-budget';
import { Incident } from '../incident.entity';
import { incidentReported } from '../incidents.events';
import { storeIncident } from '../submit/store-incident';
import type { SmsOutcome } from './sms-outcomes';
import { DELETE_OLD_SMS_REPORTS, KNOWN_SMS, NOTE_SMS, STORE_SMS_OUTCOME } from './sms-reports.queries';

/** An answer is of no use later, ms. */
const REPLY_WITHIN_MS = DAY_MS;
/** Gateways send a message again for a day or two, ms. */
const NOTED_FOR_MS = 7 * DAY_MS;

/** A short message as the gateway passes it on. */
export interface ReceivedSms {
  /** Name of the message at the gateway, the same in a repetition. */
  readonly id: string;
  readonly from: string;
  readonly text: string;
  readonly signed: SignedBytes;
}

/**
 * Stores the report of a vehicle that drives too fast as an incident of nobody, which counts as one unproven voice, and answers its
 * sender; any other text is answered with how to write one. Of the sender no number is stored, but a mark that counts the
 * messages of a day. The same message sent again changes nothing.
 * @throws UNAUTHENTICATED unless the gateway has signed it within five minutes
 */
export const receiveSms = openAct(
  { may: anyone },
  async (ctx: AppCtx, { id, from, text, signed }: ReceivedSms): Promise<SmsOutcome> => {
    if (ctx.smsIntake?.hasSigned(signed, ctx.clock()) !== true) {
      throw new AppError('UNAUTHENTICATED');
    }
    return inTransaction(ctx, async (receiving) => {
      const [noted] = await receiving.db.rows(NOTE_SMS, [id, 'IGNORED', receiving.clock()]);
      if (noted === undefined) {
        return knownOutcome(receiving, id);
      }
      const number = normalisePhone(from);
      if (number === null) {
        return 'IGNORED';
      }
      const { outcome, incidentId } = await takeIn(receiving, number, text);
      await receiving.db.rows(STORE_SMS_OUTCOME, [id, outcome, incidentId]);
      return outcome;
    });
  },
);

/** Deletes the notes of messages that are older than any repetition. */
export async function deleteOldSmsReports({ db, clock }: Services): Promise<void> {
  await db.rows(DELETE_OLD_SMS_REPORTS, [new Date(clock().getTime() - NOTED_FOR_MS)]);
}

async function knownOutcome({ db }: AppCtx, id: string): Promise<SmsOutcome> {
  const [known] = await db.rows(KNOWN_SMS, [id]);
  return known?.outcome ?? 'IGNORED';
}

async function takeIn(
  ctx: AppCtx,
  number: string,
  text: string,
): Promise<{ outcome: SmsOutcome; incidentId: number | null }> {
  const mark = ctx.sessionTokens.mark(`sms:${number}`).toString('hex');
  const periodStart = dayStart(ctx.clock());
  const limit = SMS_REPORTS_PER_DAY;
  const used = await useAllowance(ctx, { subject: `sms-report:${mark}`, periodStart, limit });
  if (used === null) {
    return { outcome: 'OVER_LIMIT', incidentId: null };
  }
  const report = readSmsReport(text);
  const incidentId = report.kind === 'REPORT' ? await storeReport(ctx, report) : null;
  if (await useSmsBudget(ctx, { share: 'OPEN', amount: 1 })) {
    const expiresAt = new Date(ctx.clock().getTime() + REPLY_WITHIN_MS);
    const reply = smsReply(report, { number: incidentId });
    await queueSms(ctx, { to: `${PHONE_PREFIX}${number}`, text: reply, expiresAt });
  }
  return { outcome: incidentId === null ? 'EXPLAINED' : 'STORED', incidentId };
}

/** An incident without a place, which is for staff alone; a typed plate accuses nobody. */
async function storeReport(
  ctx: AppCtx,
  { plate, description }: Extract<SmsReport, { kind: 'REPORT' }>,
): Promise<number | null> {
  const now = ctx.clock();
  const facts = { incidentType: 'SPEED_VIOLATION', mood: 'NEUTRAL', severity: 'MEDIUM' } as const;
  const said = { seenVehicle: plate, description };
  const id = await storeIncident(ctx, {
    ...facts,
    ...said,
    ...{ source: 'SMS', accountId: null, clientId: null, occurredAt: now, receivedAt: now, isDemo: false },
    contentHash: contentHash({ ...facts, ...said }),
  });
  if (id !== null) {
    ctx.emit(incidentReported(await ctx.db.entities.findOneByOrFail(Incident, { id })));
  }
  return id;
}
