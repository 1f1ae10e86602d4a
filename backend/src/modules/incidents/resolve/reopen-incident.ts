import { isIncidentClosed, REOPENED_STATUS } from '@wakafine/domain/incidents/incident-state';
import { inTransaction } from '../../../platform/context/unit-of-work';
import { AppError, badInput } from '../../../platform/errors';
import { act } from '../../identity/acts/act';
import { rightOverVisible } from '../../identity/acts/rules';
import { recordAct } from '../../identity/accounts/record-act';
import { Incident } from '../incident.entity';
import { canResolveIncidents } from '../incidents.policy';
import { getIncident } from '../read/get-incident';
import { changeStatus, decidedBefore } from './change-status';
import { lockForMove } from './merge-into';

/** A closed incident that is to be reopened. */
export interface ReopenIncident {
  readonly incidentId: number | null;
  readonly reason: string;
  /** The version that it rests on. */
  readonly version: number;
}

/**
 * Reopens a closed incident: it is UNDER_REVIEW again, and a duplicate is one no longer. Anyone who submitted it reads the reason. What a
 * duplicate has passed on to the other incident remains there.
 * @throws UNAUTHENTICATED, NOT_FOUND for what is not there or not theirs, FORBIDDEN for viewers and citizens, BAD_USER_INPUT (reason),
 * CONFLICT with `current` for another version, and for one that is open
 */
export const reopenIncident = act(
  { may: rightOverVisible('resolveIncidents') },
  async (ctx, { incidentId, version, ...given }: ReopenIncident): Promise<Incident> => {
    const { id } = await getIncident(ctx, incidentId);
    if (!canResolveIncidents(ctx.actor)) {
      throw new AppError('FORBIDDEN');
    }
    const reason = given.reason.trim();
    if (reason === '') {
      throw badInput({ reason: 'Must say why: the person who submitted it reads it' });
    }
    return inTransaction(ctx, async (deciding) => {
      await lockForMove(deciding, { id, originalId: null });
      const incident = await deciding.db.entities.findOneByOrFail(Incident, { id });
      if (incident.version !== version || !isIncidentClosed(incident.status)) {
        throw decidedBefore(incident);
      }
      const reopened = await changeStatus(deciding, { id, to: REOPENED_STATUS, reason, originalId: null });
      const details = { before: incident.status, status: REOPENED_STATUS, reason };
      await recordAct(deciding, { act: 'INCIDENT_REOPENED', target: `incident:${id}`, details });
      return reopened;
    });
  },
);
