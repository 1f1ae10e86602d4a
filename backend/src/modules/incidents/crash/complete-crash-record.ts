import {
  CRASH_MOVED_MAX_M,
  crashListFaults,
  isNearReport,
  tollOf,
} from '@wakafine/domain/incidents/crash-record';
import type { CrashRecordContent } from '@wakafine/domain/incidents/crash-record';
import { DAY_MS } from '@wakafine/domain/units';
import { AppError, badInput } from '../../../platform/errors';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { AppCtx } from '../../identity/accounts/actor';
import { act } from '../../identity/acts/act';
import { rightOverVisible } from '../../identity/acts/rules';
import { recordAct } from '../../identity/accounts/record-act';
import { timeFault } from '../../journeys/journey-times';
import { Incident } from '../incident.entity';
import { incidentChanged } from '../incidents.events';
import { canResolveIncidents } from '../incidents.policy';
import { getIncident } from '../read/get-incident';
import { INSERT_CRASH_RECORD } from './crash-record.queries';
import { crashRecords } from './crash-records';

/** Record of a crash by staff. */
export interface CompleteCrashRecord extends CrashRecordContent {
  readonly incidentId: number | null;
  /** The version that is changed; 0 where there is none yet. */
  readonly version: number;
  /** Reason why an earlier version is changed. */
  readonly reason: string | null;
}

/** A record may say another time than the report, by so much. */
const MOVED_MAX_MS = 7 * DAY_MS;

/**
 * Stores the record of a crash as its next version; the earlier ones stay. A record can be completed after its incident is
 * closed, for people die of a crash up to 30 days after it. The transaction locks nothing: of two at once one stores the version.
 * @throws UNAUTHENTICATED, NOT_FOUND for what is not there or not theirs, FORBIDDEN for viewers and citizens,
 * BAD_USER_INPUT (incidentId for what is no crash or a duplicate, reason, occurredAt, location, people.*.vehicle), CONFLICT with `current` for another version
 */
export const completeCrashRecord = act(
  { may: rightOverVisible('resolveIncidents') },
  async (ctx, input: CompleteCrashRecord): Promise<Incident> => {
    const { accountId } = ctx.actor;
    const incident = await getIncident(ctx, input.incidentId);
    if (!canResolveIncidents(ctx.actor)) {
      throw new AppError('FORBIDDEN');
    }
    const content = { ...input, municipality: trimmed(input.municipality), road: trimmed(input.road) };
    const reason = trimmed(input.reason);
    refuseFaults(ctx, incident, { ...content, reason });
    return inTransaction(ctx, async (recording) => {
      const [versions = []] = await crashRecords(recording, [incident.id]);
      const current = versions[0]?.version ?? 0;
      if (current !== input.version) {
        throw otherVersion(incident.id, current);
      }
      const { occurredAt, place, municipality, road, roadClass, crashType, weather, light, surface } =
        content;
      const { killed, serious, slight } = tollOf(content.people);
      const made = await recording.db.rows(INSERT_CRASH_RECORD, [
        ...([incident.id, current + 1, ctx.clock(), accountId, reason, occurredAt] as const),
        ...([place?.lat ?? null, place?.lng ?? null, municipality, road, roadClass, crashType] as const),
        ...([weather, light, surface, JSON.stringify(content.vehicles)] as const),
        ...([JSON.stringify(content.people), killed, serious, slight] as const),
      ]);
      if (made.length === 0) {
        throw otherVersion(incident.id, current + 1);
      }
      await recordAct(recording, {
        act: 'CRASH_RECORDED',
        target: `incident:${incident.id}`,
        details: reason === null ? {} : { reason },
      });
      const recorded = await recording.db.entities.findOneByOrFail(Incident, { id: incident.id });
      recording.emit(incidentChanged(recorded));
      return recorded;
    });
  },
);

function refuseFaults(
  ctx: AppCtx,
  incident: Incident,
  content: Omit<CompleteCrashRecord, 'incidentId'>,
): void {
  const { place, reason, version, occurredAt } = content;
  const reported = placeOf(incident);
  const earliest = new Date(incident.occurredAt.getTime() - MOVED_MAX_MS);
  const latest = new Date(Math.min(ctx.clock().getTime(), incident.occurredAt.getTime() + MOVED_MAX_MS));
  const far = `Must not be farther than ${CRASH_MOVED_MAX_M / 1_000} km from where it was reported`;
  const faults: [string, string | null][] = [
    ['incidentId', incident.incidentType === 'CRASH' ? null : 'Must be a crash'],
    ['incidentId', incident.status === 'DUPLICATE' ? 'Must not be a duplicate of another incident' : null],
    ['reason', version > 0 && reason === null ? 'Must say why the record is changed' : null],
    ['occurredAt', timeFault(occurredAt, { earliest, now: latest })],
    ['location', isNearReport(place, reported) ? null : far],
    ...Object.entries(crashListFaults(content)),
  ];
  const found = faults.filter((fault): fault is [string, string] => fault[1] !== null);
  if (found.length > 0) {
    throw badInput(Object.fromEntries(found));
  }
}

function otherVersion(incidentId: number, version: number): AppError {
  return new AppError('CONFLICT', {
    sentence: 'This record has been changed meanwhile.',
    details: { current: { id: String(incidentId), version } },
  });
}

function placeOf({ latitude, longitude }: Incident) {
  return latitude === null || longitude === null ? null : { lat: latitude, lng: longitude };
}

function trimmed(text: string | null): string | null {
  const inner = text?.trim() ?? '';
  return inner === '' ? null : inner;
}
