import { defineEvent } from '../../platform/live/events';
import type { Incident } from './incident.entity';

/** A citizen has submitted an incident. */
export const incidentReported = defineEvent<Incident>('incident-reported');

/** An incident has come to another status. */
export const incidentChanged = defineEvent<Incident>('incident-changed');

/** The voices on an incident were weighed: it may be a confirmed hazard now, or none any more. */
export const crowdWeighed = defineEvent<{ readonly incidentId: number }>('crowd-weighed');
