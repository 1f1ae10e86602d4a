import { defineEvent } from '../../../platform/live/events';
import type { Incident } from '../../incidents/incident.entity';

/** An incident was assigned to somebody of the staff, or to nobody; only staff hear of it. */
export const incidentAssigned = defineEvent<Incident>('incident-assigned');
