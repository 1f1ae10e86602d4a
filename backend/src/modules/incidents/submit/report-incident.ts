import { CROWD_WINDOW_MS } from '@wakafine/domain/incidents/crowd-validator';
import { DAY_MS } from '@wakafine/domain/units';
import { contentHash, refuseOtherContent } from '../../../platform/idempotency';
import { AppError, badInput } from '../../../platform/errors';
import { cleanBase64Photo } from '../../../platform/photos/photos';
import { inTransaction } from '../../../platform/context/unit-of-work';
import { Account } from '../../identity/accounts/account.entity';
import type { AppCtx } from '../../identity/accounts/actor';
import { act } from '../../identity/acts/act';
import { citizens } from '../../identity/acts/rules';
import { timeFault } from '../../journeys/journey-times';
import { beginCrowdReport, submitCrowdReport } from '../crowd/submit-crowd-report';
import { Incident } from '../incident.entity';
import { incidentReported } from '../incidents.events';
import type { ReportIncidentInput } from '../incidents.inputs';
import { FIND_INCIDENT_BY_CLIENT_ID, STORE_INCIDENT_PHOTO } from '../incidents.queries';
import { storeIncident } from './store-incident';

const SUBMITTED_UP_TO_MS = 7 * DAY_MS;

/** An incident as a citizen submits it; null and what is left out are not said. */
export type ReportIncident = Readonly<ReportIncidentInput>;

/**
 * Stores an incident with its photo and publishes it. Sent during a journey, within 5 min of what happened and
 * with the place, it is a crowd report too, with the journey's current speed. What the input has beside place, time,
 * photo and client id goes to the columns of the same names.
 * @throws UNAUTHENTICATED, FORBIDDEN for staff, BAD_USER_INPUT (occurredAt, photo), UNAVAILABLE for a photo while the disk is
 * nearly full, IDEMPOTENCY_MISMATCH for a clientId used before with other content
 */
export const reportIncident = act(
  { may: citizens },
  async (ctx, input: ReportIncident): Promise<Incident> => {
    const { accountId } = ctx.actor;
    refuseTime(ctx, input);
    const now = ctx.clock();
    const { clientId = null, location, occurredAt: saidAt, photo: picture, ...facts } = saidIn(input);
    const place = location ?? null;
    if (picture !== undefined) {
      ctx.disk.reserveForFixes();
    }
    const photo = picture === undefined ? null : await cleanBase64Photo(picture);
    const occurredAt = saidAt === undefined || saidAt > now ? now : saidAt;
    const pictureHash = photo?.sourceHash.toString('hex');
    const contentHashed = { ...facts, location, occurredAt: saidAt, photo: pictureHash };
    const hash = contentHash(saidIn(contentHashed));
    return inTransaction(ctx, async (submitting) => {
      const isFresh = now.getTime() - occurredAt.getTime() <= CROWD_WINDOW_MS;
      const journey = place !== null && isFresh ? await beginCrowdReport(submitting) : null;
      const id = await storeIncident(submitting, {
        ...facts,
        latitude: place?.lat ?? null,
        longitude: place?.lng ?? null,
        ...{ accountId, clientId, occurredAt, contentHash: hash, receivedAt: now },
        isDemo: await isDemoAccount(submitting, accountId),
      });
      if (id === null) {
        return reportedBefore(submitting, { accountId, clientId, hash });
      }
      if (photo !== null) {
        const { mimeType, bytes, sourceHash } = photo;
        await submitting.db.rows(STORE_INCIDENT_PHOTO, [id, mimeType, bytes, sourceHash]);
      }
      if (journey !== null && place !== null) {
        const sighting = { place, at: occurredAt, journey, isConfirmation: false };
        await submitCrowdReport(submitting, { ...sighting, subject: { violationId: null, incidentId: id } });
      }
      const incident = await submitting.db.entities.findOneByOrFail(Incident, { id });
      submitting.emit(incidentReported(incident));
      return incident;
    });
  },
);

/** Whether an account is of the demo; what it submits is then too. @throws UNAUTHENTICATED once it is gone */
async function isDemoAccount({ db }: AppCtx, accountId: number): Promise<boolean> {
  const account = await db.entities.findOne(Account, {
    where: { id: accountId },
    select: { id: true, isDemo: true },
    lock: { mode: 'for_key_share' },
  });
  if (account === null) {
    // It went while this was under way.
    throw new AppError('UNAUTHENTICATED');
  }
  return account.isDemo;
}

async function reportedBefore(
  ctx: AppCtx,
  { accountId, clientId, hash }: { accountId: number; clientId: string | null; hash: Buffer },
): Promise<Incident> {
  const [known] = await ctx.db.rows(FIND_INCIDENT_BY_CLIENT_ID, [accountId, clientId]);
  if (known === undefined) {
    throw new AppError('UNAUTHENTICATED');
  }
  refuseOtherContent(known.contentHash, hash);
  return ctx.db.entities.findOneByOrFail(Incident, { id: known.id });
}

function refuseTime({ clock }: AppCtx, { occurredAt }: ReportIncident): void {
  const now = clock();
  const earliest = new Date(now.getTime() - SUBMITTED_UP_TO_MS);
  const fault = occurredAt ? timeFault(occurredAt, { earliest, now }) : null;
  if (fault !== null) {
    throw badInput({ occurredAt: fault });
  }
}

/** Members that say something, texts without the white space around them: null and nothing are the same as left out. */
type Said<Input> = { readonly [Name in keyof Input]: Exclude<Input[Name], null> };

function saidIn<Input extends object>(input: Input): Said<Input> {
  const members = Object.entries(input).flatMap(([name, value]: [string, unknown]) => {
    const said = typeof value === 'string' ? value.trim() : value;
    return said === null || said === undefined || said === '' ? [] : [[name, said] as const];
  });
  // Each member is of the type that it had, but for those that are left out.
  return Object.fromEntries(members) as Said<Input>;
}
