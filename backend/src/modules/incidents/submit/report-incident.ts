import { CROWD_WINDOW_MS } from '@wakafine/domain/incidents/crowd-validator';
import type { Place } from '@wakafine/domain/geo/geo';
import {
  DESCRIPTION_MAX,
  INJURED_MAX,
  longTextFault,
  TOLD_VEHICLE_MAX,
} from '@wakafine/domain/incidents/incidents';
import type { IncidentMood, IncidentSeverity, IncidentType } from '@wakafine/domain/incidents/incidents';
import { isUuid, isWithin, LIMITS, rangeSentence } from '@wakafine/domain/input/limits';
import { DAY_MS } from '@wakafine/domain/units';
import { contentHash } from '../../../platform/secrets/crypto';
import { AppError, badInput } from '../../../platform/errors';
import { cleanBase64Photo } from '../../../platform/photos/photos';
import { inTransaction } from '../../../platform/context/unit-of-work';
import { requireCitizen } from '../../identity/accounts/actor';
import type { AppCtx } from '../../identity/accounts/actor';
import { timeFault } from '../../journeys/journey-times';
import { beginCrowdReport, submitCrowdReport } from '../crowd/submit-crowd-report';
import { Incident } from '../incident.entity';
import { incidentReported } from '../incidents.events';
import { FIND_INCIDENT_BY_CLIENT_ID, INSERT_INCIDENT, STORE_INCIDENT_PHOTO } from '../incidents.queries';

const TOLD_UP_TO_MS = 7 * DAY_MS;

/** An incident as a citizen submits it. */
export interface ReportIncident {
  readonly mood: IncidentMood;
  readonly incidentType: IncidentType;
  readonly severity: IncidentSeverity;
  readonly description: string | null;
  readonly place: Place | null;
  /** When it happened, up to 7 days ago; null is now. */
  readonly occurredAt: Date | null;
  /** UUID chosen by the client; the same id with the same content gives the same incident. */
  readonly clientId: string | null;
  /** How many people look hurt; null is not said. */
  readonly injuredCount: number | null;
  /** Plate or agency of the vehicle as seen; null is not said. */
  readonly toldVehicle: string | null;
  /** Base64 of a JPEG, PNG or WebP file. */
  readonly photo: string | null;
}

/**
 * Stores an incident with its photo and tells of it. Sent during a journey, within 5 min of what happened and with the
 * place, it is a crowd report too, with the journey's current speed.
 * @throws UNAUTHENTICATED, FORBIDDEN for staff, BAD_USER_INPUT (description, location.lat, location.lng, occurredAt,
 * injuredCount, toldVehicle, clientId, photo), IDEMPOTENCY_MISMATCH for a clientId used before with other content
 */
export async function reportIncident(ctx: AppCtx, input: ReportIncident): Promise<Incident> {
  const { accountId } = requireCitizen(ctx);
  refuseFaults(ctx, input);
  const now = ctx.clock();
  const { clientId, mood, incidentType, severity, place, injuredCount } = input;
  const description = input.description?.trim() ?? '';
  const toldVehicle = input.toldVehicle?.trim() ?? '';
  const photo = input.photo === null ? null : await cleanBase64Photo(input.photo);
  const occurredAt = input.occurredAt === null || input.occurredAt > now ? now : input.occurredAt;
  const told = { mood, incidentType, severity, place, description, occurredAt: input.occurredAt };
  const seen = {
    // Left out where not said: a report that was sent before these were asked for is the same again.
    ...(injuredCount === null ? {} : { injuredCount }),
    ...(toldVehicle === '' ? {} : { toldVehicle }),
    ...(photo === null ? {} : { photo: photo.sourceHash.toString('hex') }),
  };
  const hash = contentHash({ ...told, ...seen });
  return inTransaction(ctx, async (telling) => {
    const isFresh = now.getTime() - occurredAt.getTime() <= CROWD_WINDOW_MS;
    const journey = place !== null && isFresh ? await beginCrowdReport(telling) : null;
    const [made] = await telling.db.rows(INSERT_INCIDENT, [
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
      injuredCount,
      toldVehicle === '' ? null : toldVehicle,
    ]);
    if (made === undefined) {
      return reportedBefore(telling, { accountId, clientId, hash });
    }
    if (photo !== null) {
      await telling.db.rows(STORE_INCIDENT_PHOTO, [made.id, photo.mimeType, photo.bytes, photo.sourceHash]);
    }
    if (journey !== null && place !== null) {
      const subject = { violationId: null, incidentId: made.id };
      await submitCrowdReport(telling, { subject, place, at: occurredAt, journey, isConfirmation: false });
    }
    const incident = await telling.db.entities.findOneByOrFail(Incident, { id: made.id });
    telling.emit(incidentReported(incident));
    return incident;
  });
}

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
  if (!known.contentHash.equals(hash)) {
    throw new AppError('IDEMPOTENCY_MISMATCH');
  }
  return ctx.db.entities.findOneByOrFail(Incident, { id: known.id });
}

function refuseFaults(ctx: AppCtx, input: ReportIncident): void {
  const { description, place, occurredAt, clientId, injuredCount, toldVehicle } = input;
  const now = ctx.clock();
  const earliest = new Date(now.getTime() - TOLD_UP_TO_MS);
  const faults: [string, string | null][] = [
    ['description', longTextFault(description ?? '', DESCRIPTION_MAX)],
    ['location.lat', place === null || isWithin(place.lat, LIMITS.lat) ? null : rangeSentence(LIMITS.lat)],
    ['location.lng', place === null || isWithin(place.lng, LIMITS.lng) ? null : rangeSentence(LIMITS.lng)],
    ['occurredAt', occurredAt === null ? null : timeFault(occurredAt, { earliest, now })],
    ['injuredCount', isCount(injuredCount) ? null : `Must be a whole number from 0 to ${INJURED_MAX}`],
    ['toldVehicle', longTextFault(toldVehicle?.trim() ?? '', TOLD_VEHICLE_MAX)],
    ['clientId', clientId === null || isUuid(clientId) ? null : 'Must be a UUID'],
  ];
  const found = faults.filter((fault): fault is [string, string] => fault[1] !== null);
  if (found.length > 0) {
    throw badInput(Object.fromEntries(found));
  }
}

function isCount(count: number | null): boolean {
  return count === null || (Number.isInteger(count) && count >= 0 && count <= INJURED_MAX);
}
