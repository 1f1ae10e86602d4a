import { CROWD_WINDOW_MS } from '@wakafine/domain/incidents/crowd-validator';
import type { Place } from '@wakafine/domain/geo/geo';
import type { IncidentMood, IncidentSeverity, IncidentType } from '@wakafine/domain/incidents/incidents';
import { DAY_MS } from '@wakafine/domain/units';
import { contentHash, refuseOtherContent } from '../../../platform/idempotency';
import { AppError, badInput } from '../../../platform/errors';
import { cleanBase64Photo } from '../../../platform/photos/photos';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { AppCtx } from '../../identity/accounts/actor';
import { timeFault } from '../../journeys/journey-times';
import { beginCrowdReport, submitCrowdReport } from '../crowd/submit-crowd-report';
import { Incident } from '../incident.entity';
import { incidentReported } from '../incidents.events';
import { FIND_INCIDENT_BY_CLIENT_ID, INSERT_INCIDENT, STORE_INCIDENT_PHOTO } from '../incidents.queries';
import { act } from '../../identity/acts/act';
import { citizens } from '../../identity/acts/rules';

const SUBMITTED_UP_TO_MS = 7 * DAY_MS;

/** An incident as a citizen submits it. */
export interface ReportIncident {
  readonly mood: IncidentMood;
  readonly incidentType: IncidentType;
  readonly severity: IncidentSeverity;
  readonly description: string | null;
  readonly place: Place | null;
  /** Time when it happened, up to 7 days ago; null is now. */
  readonly occurredAt: Date | null;
  /** UUID chosen by the client; the same id with the same content gives the same incident. */
  readonly clientId: string | null;
  /** Base64 of a JPEG, PNG or WebP file. */
  readonly photo: string | null;
}

/**
 * Stores an incident with its photo and publishes it. Sent during a journey, within 5 min of what happened and
 * with the
 * place, it is a crowd report too, with the journey's current speed.
 * @throws UNAUTHENTICATED, FORBIDDEN for staff, BAD_USER_INPUT (occurredAt, photo), UNAVAILABLE for a photo while the disk is
 * nearly full, IDEMPOTENCY_MISMATCH for a clientId used before with other content
 */
export const reportIncident = act(
  { may: citizens },
  async (ctx, input: ReportIncident): Promise<Incident> => {
    const { accountId } = ctx.actor;
    refuseTime(ctx, input);
    const now = ctx.clock();
    const { clientId, mood, incidentType, severity, place } = input;
    const description = input.description?.trim() ?? '';
    if (input.photo !== null) {
      ctx.disk.reserveForFixes();
    }
    const photo = input.photo === null ? null : await cleanBase64Photo(input.photo);
    const occurredAt = input.occurredAt === null || input.occurredAt > now ? now : input.occurredAt;
    const submitted = { mood, incidentType, severity, place, description, occurredAt: input.occurredAt };
    const hash = contentHash({ ...submitted, photo: photo?.sourceHash.toString('hex') ?? null });
    return inTransaction(ctx, async (submitting) => {
      const isFresh = now.getTime() - occurredAt.getTime() <= CROWD_WINDOW_MS;
      const journey = place !== null && isFresh ? await beginCrowdReport(submitting) : null;
      const [made] = await submitting.db.rows(INSERT_INCIDENT, [
        accountId,
        clientId,
        hash,
        mood,
        incidentType,
        severity,
        description === '' ? null : description,
        place?.lat ?? null,
        place?.lng ?? null,
        occurredAt,
        now,
      ]);
      if (made === undefined) {
        return reportedBefore(submitting, { accountId, clientId, hash });
      }
      if (photo !== null) {
        await submitting.db.rows(STORE_INCIDENT_PHOTO, [
          made.id,
          photo.mimeType,
          photo.bytes,
          photo.sourceHash,
        ]);
      }
      if (journey !== null && place !== null) {
        const subject = { violationId: null, incidentId: made.id };
        await submitCrowdReport(submitting, {
          subject,
          place,
          at: occurredAt,
          journey,
          isConfirmation: false,
        });
      }
      const incident = await submitting.db.entities.findOneByOrFail(Incident, { id: made.id });
      submitting.emit(incidentReported(incident));
      return incident;
    });
  },
);

async function reportedBefore(
  ctx: AppCtx,
  { accountId, clientId, hash }: { accountId: number; clientId: string | null; hash: Buffer },
): Promise<Incident> {
  const values = [accountId, clientId] as const;
  const [known] = await ctx.db.rows(FIND_INCIDENT_BY_CLIENT_ID, values);
  if (known === undefined) {
    // Neither stored now nor before: the account itself went while this was under way.
    throw new AppError('UNAUTHENTICATED');
  }
  refuseOtherContent(known.contentHash, hash);
  return ctx.db.entities.findOneByOrFail(Incident, { id: known.id });
}

function refuseTime({ clock }: AppCtx, { occurredAt }: ReportIncident): void {
  const now = clock();
  const earliest = new Date(now.getTime() - SUBMITTED_UP_TO_MS);
  const fault = occurredAt === null ? null : timeFault(occurredAt, { earliest, now });
  if (fault !== null) {
    throw badInput({ occurredAt: fault });
  }
}
